import type { Bands, Feedback } from '@bandwise/contract/feedback';
import type { FeedbackRow } from './feedback.repository.ts';

export const toFeedback = (row: FeedbackRow): Feedback => ({
  ...row.document,
  id: row.id,
  sessionId: row.sessionId,
  exam_code: row.examCode,
  createdAt: row.createdAt.toISOString(),
  status: 'completed',
});

type BandColumns = Pick<
  FeedbackRow,
  'overallBand' | 'fluencyBand' | 'lexicalBand' | 'grammarBand' | 'pronunciationBand'
>;

export const toBands = (row: BandColumns): Bands => ({
  overall: row.overallBand,
  fluency: row.fluencyBand,
  lexical: row.lexicalBand,
  grammar: row.grammarBand,
  pronunciation: row.pronunciationBand,
});

export const toFeedbackItem = (
  row: BandColumns & Pick<FeedbackRow, 'id' | 'sessionId' | 'examCode' | 'createdAt' | 'summary'>,
) => ({
  id: row.id,
  sessionId: row.sessionId,
  exam_code: row.examCode,
  createdAt: row.createdAt.toISOString(),
  status: 'completed' as const,
  overall_band: row.overallBand,
  overallScore: row.overallBand,
  fluency_band: row.fluencyBand,
  lexical_band: row.lexicalBand,
  grammar_band: row.grammarBand,
  pronunciation_band: row.pronunciationBand,
  summary: row.summary,
});
