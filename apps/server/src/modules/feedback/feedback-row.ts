import type { ExaminedSession } from '@bandwise/examiner/open-examiner';
import type { SessionRow } from '../exam-tests/sessions.repository.ts';
import type { feedback, FeedbackDocument } from './feedback.tables.ts';

/** The document, and what lists read of it without opening it. */
export const documentColumns = (document: FeedbackDocument) => ({
  document,
  outcome: document.outcome,
  engine: document.engine,
  overallBand: document.overall_band,
  overallLow: document.overall_range?.low ?? null,
  overallHigh: document.overall_range?.high ?? null,
  fluencyBand: document.fluency_band,
  lexicalBand: document.lexical_band,
  grammarBand: document.grammar_band,
  pronunciationBand: document.pronunciation_band,
  spokenSec: document.basis.seconds,
  wordCount: document.basis.words,
  summary: document.summary,
});

/** The document, with the figures that lists and trends read beside it. */
export function feedbackRow(
  { id: sessionId, userId }: SessionRow,
  { assessment }: ExaminedSession,
  document: FeedbackDocument,
  at: Date,
): typeof feedback.$inferInsert {
  const judged = assessment.outcome === 'judged' ? assessment : undefined;
  return {
    sessionId,
    userId,
    ...documentColumns(document),
    overallExact: judged?.overall.exact ?? null,
    fluencyExact: judged?.criteria.fluency?.exact ?? null,
    lexicalExact: judged?.criteria.lexical?.exact ?? null,
    grammarExact: judged?.criteria.grammar?.exact ?? null,
    pronunciationExact: judged?.criteria.pronunciation?.exact ?? null,
    wordsPerMinute: judged?.timing?.wordsPerMinute ?? null,
    pauseCount: judged?.timing?.pauseCount ?? null,
    longPauseCount: judged?.timing?.longPauses.length ?? null,
    createdAt: at,
    updatedAt: at,
  };
}
