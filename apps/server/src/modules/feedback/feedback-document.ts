import type { CriterionFeedback, Feedback, QuestionFeedback } from '@bandwise/contract/feedback';
import type { Criterion, Evidence } from '@bandwise/examiner/assessment';
import type { SessionFeedback } from '@bandwise/examiner/feedback/feedback';
import type { ExaminedSession } from '@bandwise/examiner/open-examiner';
import type { FeedbackDocument } from './feedback.tables.ts';
import type { JudgedQuestion } from './judge-session.ts';
import {
  describePhonemes,
  describeTranscript,
  describeWords,
  sumPronunciation,
} from './pronunciation-feedback.ts';

/** In the order of the report's cards. */
const criteria = ['fluency', 'lexical', 'grammar', 'pronunciation'] as const satisfies Criterion[];

interface Judged {
  questions: readonly JudgedQuestion[];
  examined: ExaminedSession;
  feedback: SessionFeedback;
  engine: string;
}

/** The report as it is kept and shown: the examiner's words beside what was measured and heard. */
export function feedbackDocument({ questions, examined, feedback, engine }: Judged): FeedbackDocument {
  const { assessment } = examined;
  const judged = assessment.outcome === 'judged' ? assessment : undefined;
  const { words_to_learn, criteriaScores, questionFeedback, timing, notices, ...written } = feedback;
  const words = questions.flatMap(({ spoken, question }) =>
    spoken === undefined ? [] : describeWords(spoken, question.questionOrder),
  );
  return {
    ...copyOf(written),
    outcome: assessment.outcome,
    engine,
    overallScore: feedback.overall_band,
    overall_range: rangeAround(feedback.overall_band, judged?.overall),
    basis: {
      seconds: assessment.basis.seconds,
      words: assessment.basis.words,
      answers: questions.filter(({ facts }) => facts !== undefined).length,
      questions: questions.length,
      transcript_confidence: confidenceOf(questions),
    },
    criteriaScores: criteriaScores.map((score, index): CriterionFeedback => {
      const measured = judged?.criteria[criteria[index] ?? 'fluency'];
      return {
        ...copyOf(score),
        range: rangeAround(score.score, measured),
        evidence: (measured?.evidence ?? []).map((evidence) => describeEvidence(evidence, questions)),
      };
    }),
    words_to_learn: words_to_learn.map(({ insteadOf, learn, example }) => ({
      instead_of: insteadOf,
      learn: [...learn],
      example,
    })),
    timing: {
      wpm: timing.wpm,
      pauses: { all: judged?.timing?.pauseCount ?? null, long: timing.pauses.long },
    },
    notices: [...notices, ...questions.flatMap(noticesOf)],
    pronunciation_scores: sumPronunciation(questions.flatMap(({ facts }) => facts ?? [])),
    word_level_feedback: words,
    phoneme_level_feedback: describePhonemes(words),
    questionFeedback: questions.map((question) => describeQuestion(question, questionFeedback)),
  };
}

/** The examiner's lists are read-only; the contract's are not. */
type Writable<T> = T extends readonly (infer Item)[]
  ? Writable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Writable<T[Key]> }
    : T;
const copyOf = <T>(value: T): Writable<T> => structuredClone(value) as Writable<T>;

/** An examiner from outside may have moved the band; the range never leaves it out. */
function rangeAround(
  band: number | null,
  measured: { low: number; high: number } | null | undefined,
): Feedback['overall_range'] {
  if (band === null || measured == null) return null;
  return { low: Math.min(band, measured.low), high: Math.max(band, measured.high) };
}

/** By words; a text that the learner wrote is certain. */
function confidenceOf(questions: readonly JudgedQuestion[]): number | null {
  const words = questions.flatMap(({ spoken }) => spoken?.words ?? []);
  if (words.length === 0) return null;
  return (
    Math.round((1000 * words.reduce((sum, { confidence }) => sum + confidence, 0)) / words.length) / 1000
  );
}

function describeEvidence(
  evidence: Evidence,
  questions: readonly JudgedQuestion[],
): CriterionFeedback['evidence'][number] {
  if (evidence.kind === 'figure') return { ...evidence };
  const { text, note, startSec, answer } = evidence;
  const order = questions.find((one) => one.answer === answer)?.question.questionOrder ?? 1;
  return { kind: 'quote', text, note, question_order: order, start_seconds: startSec ?? null };
}

const isMisread = ({ recording, facts }: JudgedQuestion): boolean =>
  recording?.correctedText != null && facts !== undefined && facts.pronunciation?.text_known !== true;

function noticesOf(heard: JudgedQuestion): string[] {
  const which = `question ${heard.question.questionOrder}`;
  if (heard.facts === undefined)
    return [`Your answer to ${which} could not be analysed; it is not part of these bands.`];
  if (isMisread(heard))
    return [
      `Your correction of ${which} could not be found in the recording, so the answer was judged as we heard it.`,
    ];
  return heard.facts.outcome === 'unusable'
    ? [`What we heard in ${which} did not sound like English, so it is not part of these bands.`]
    : [];
}

function describeQuestion(
  heard: JudgedQuestion,
  written: SessionFeedback['questionFeedback'],
): QuestionFeedback {
  const { question, recording, spoken, answer } = heard;
  const [problem] = noticesOf(heard);
  const said = answer === undefined ? undefined : written[answer];
  const isLeftOut = said === undefined || heard.facts?.outcome === 'unusable';
  const transcription = recording?.transcription ?? '';
  return {
    question_order: question.questionOrder,
    questionText: question.questionText,
    audio_id: recording?.id ?? null,
    audioUrl: recording?.objectKey ?? null,
    duration: (recording?.durationMs ?? 0) / 1000,
    transcription: transcription === '' ? null : transcription,
    is_corrected: recording?.correctedText != null && !isMisread(heard),
    words: spoken === undefined ? [] : describeTranscript(spoken),
    feedback: isLeftOut ? (problem ?? '') : said.feedback,
    details: [
      ...(problem === undefined ? [] : [{ type: 'other' as const, text: problem }]),
      ...(isLeftOut ? [] : copyOf(said.details)),
    ],
  };
}
