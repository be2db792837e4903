import type { AnswerFacts } from '@bandwise/examiner/facts';
import type { ExaminedSession, Examiner } from '@bandwise/examiner/open-examiner';
import type { Analysis } from '@bandwise/speech/analysis/analyse';
import type { SessionQuestionRow, SessionRow } from '../exam-tests/sessions.repository.ts';
import type { RecordingRow } from '../recordings/recordings.repository.ts';
import { answerFacts } from './answer-facts.ts';
import { spokenAnswer, type SpokenAnswer } from './spoken-answer.ts';

/** A question with what was heard of its answer; no facts where its analysis failed. */
export interface HeardQuestion {
  question: SessionQuestionRow;
  recording: RecordingRow | undefined;
  facts: Analysis | undefined;
}

export interface JudgedQuestion extends HeardQuestion {
  spoken: SpokenAnswer | undefined;
  /** Its place among the answers that the examiner was given. */
  answer: number | undefined;
}

interface JudgedAnswers {
  questions: JudgedQuestion[];
  examined: ExaminedSession;
}

/** All answers that could be listened to, measured together. */
export async function judgeSession(
  examiner: Examiner,
  { part }: Pick<SessionRow, 'part'>,
  heard: readonly HeardQuestion[],
): Promise<JudgedAnswers> {
  const answers: AnswerFacts[] = [];
  const questions = heard.map((one): JudgedQuestion => {
    if (one.facts === undefined) return { ...one, spoken: undefined, answer: undefined };
    const spoken = spokenAnswer(one.facts, one.recording?.correctedText ?? null);
    const { questionText, questionOrder, points } = one.question;
    const asked = { question: [questionText, ...points].join(' '), part };
    answers.push({ number: questionOrder, ...answerFacts(asked, one.facts, spoken) });
    return { ...one, spoken, answer: answers.length - 1 };
  });
  return { questions, examined: tellForeign(await examiner.examine(answers), heard) };
}

/** Speech that no English words can be made of leaves the examiner nothing to read, but it is not silence. */
function tellForeign(examined: ExaminedSession, heard: readonly HeardQuestion[]): ExaminedSession {
  const { assessment } = examined;
  const isForeign = heard.some(({ facts }) => facts?.outcome === 'unusable');
  if (assessment.outcome !== 'no_speech' || !isForeign) return examined;
  return { ...examined, assessment: { ...assessment, outcome: 'not_english' } };
}
