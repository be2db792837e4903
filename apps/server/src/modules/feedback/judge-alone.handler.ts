import type { JudgedAlone } from '@bandwise/contract/feedback';
import type { AnswerFacts } from '@bandwise/examiner/facts';
import type { SessionFeedback } from '@bandwise/examiner/feedback/feedback';
import { writeFeedback } from '@bandwise/examiner/feedback/write-feedback';
import type { Examiner } from '@bandwise/examiner/open-examiner';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { handleJob } from '../../platform/queue/job.ts';
import { answerFacts } from './answer-facts.ts';
import { judgeAloneJob } from './judge-alone.ts';
import {
  readHeardRecording,
  readJudgement,
  removeOldJudgements,
  saveJudgement,
} from './judgements.repository.ts';
import { spokenAnswer } from './spoken-answer.ts';

/** Nobody waits so long. */
const keptMs = 60 * 60 * 1000;

export const judgeAloneHandler = (platform: Platform, openExaminer: () => Promise<Examiner>) =>
  handleJob(judgeAloneJob, async ({ judgementId }) => {
    const { db } = platform;
    await removeOldJudgements(db, new Date(platform.now().getTime() - keptMs));
    const judgement = await readJudgement(db, judgementId);
    if (judgement?.result !== null) return;
    const facts =
      judgement.recordingId === null
        ? factsOfText(judgement.text ?? '')
        : await factsOfRecording(db, judgement.recordingId);
    if (!facts) return;
    const examiner = await openExaminer();
    await saveJudgement(db, judgementId, summarise(writeFeedback(await examiner.examine([facts]))));
  });

const factsOfText = (text: string): AnswerFacts => ({
  words: text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ text: word })),
});

async function factsOfRecording(db: Database, recordingId: number): Promise<AnswerFacts | undefined> {
  const heard = await readHeardRecording(db, recordingId);
  if (!heard) return undefined;
  const { facts, correctedText, part, questionText, points } = heard;
  return answerFacts(
    { question: [questionText, ...points].join(' '), part },
    facts,
    spokenAnswer(facts, correctedText),
  );
}

const summarise = (feedback: SessionFeedback): JudgedAlone => ({
  bands: {
    overall: feedback.overall_band,
    fluency: feedback.fluency_band,
    lexical: feedback.lexical_band,
    grammar: feedback.grammar_band,
    pronunciation: feedback.pronunciation_band,
  },
  examiner_comment: feedback.examiner_comment,
  issues: feedback.issues.map((issue) => ({ ...issue })),
  action_plan: [...feedback.action_plan],
  notices: [...feedback.notices],
});
