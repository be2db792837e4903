import type { ScoredSession } from '@bandwise/contract/progress';
import type { Database } from '../../platform/database/database.ts';
import { listScoredSessions } from './progress.repository.ts';

export async function listScoreHistory(
  db: Database,
  userId: number,
  page: { limit: number; offset: number },
): Promise<ScoredSession[]> {
  const rows = await listScoredSessions(db, userId, page);
  return rows.flatMap(({ overallBand, overallLow, overallHigh, ...row }) =>
    overallBand === null
      ? []
      : [
          {
            session_id: row.id,
            exam_code: row.examCode,
            date: row.createdAt.toISOString(),
            overallScore: overallBand,
            overall_range:
              overallLow === null || overallHigh === null ? null : { low: overallLow, high: overallHigh },
            fluency_band: row.fluencyBand,
            lexical_band: row.lexicalBand,
            grammar_band: row.grammarBand,
            pronunciation_band: row.pronunciationBand,
          },
        ],
  );
}
