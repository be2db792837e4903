import * as calls from '@bandwise/contract/progress';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../platform/http/register-operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { findHighestBand, findTotals, listScoredSessions } from './progress.repository.ts';

const minuteMs = 60_000;

export function registerProgress(app: FastifyInstance, { db }: Platform): void {
  registerOperation(app, calls.getUserStats, async ({ identity }) => {
    const totals = await findTotals(db, identity.user.id);
    const scored = totals?.scoredSessions ?? 0;
    return {
      totalSessions: totals?.sessions ?? 0,
      completedSessions: totals ? totals.sessions - totals.unfinishedSessions : 0,
      averageScore: totals && scored > 0 ? totals.bandSum / scored : null,
      highestScore: scored > 0 ? await findHighestBand(db, identity.user.id) : null,
      totalPracticeMinutes: Math.round((totals?.spokenMs ?? 0) / minuteMs),
      lastPracticeDate: totals?.lastPracticeAt?.toISOString() ?? null,
    };
  });

  registerOperation(app, calls.getScoreHistory, async ({ query, identity }) => {
    const [rows, totals] = await Promise.all([
      listScoredSessions(db, identity.user.id, query),
      findTotals(db, identity.user.id),
    ]);
    return {
      items: rows.flatMap(({ id, examCode, createdAt, overallBand }) =>
        overallBand === null
          ? []
          : [
              {
                session_id: id,
                exam_code: examCode,
                date: createdAt.toISOString(),
                overallScore: overallBand,
              },
            ],
      ),
      total: totals?.scoredSessions ?? 0,
    };
  });
}
