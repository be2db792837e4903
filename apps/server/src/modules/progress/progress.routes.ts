import * as calls from '@bandwise/contract/progress';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../platform/http/register-operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { sessionsToCompare } from './compare-bands.ts';
import { listScoreHistory } from './list-score-history.ts';
import { findHighestBand, findTotals } from './progress.repository.ts';
import { tellPracticeTime } from './tell-practice-time.ts';
import { tellSkillProgress } from './tell-skill-progress.ts';

const minuteMs = 60_000;

export function registerProgress(app: FastifyInstance, { db, now }: Platform): void {
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
    const [items, totals] = await Promise.all([
      listScoreHistory(db, identity.user.id, query),
      findTotals(db, identity.user.id),
    ]);
    return { items, total: totals?.scoredSessions ?? 0 };
  });

  registerOperation(app, calls.getSkillProgress, async ({ identity }) => {
    const [items, totals] = await Promise.all([
      tellSkillProgress(db, identity.user.id),
      findTotals(db, identity.user.id),
    ]);
    return {
      items,
      total: items.length,
      scored_sessions: totals?.scoredSessions ?? 0,
      sessions_to_compare: sessionsToCompare,
    };
  });

  registerOperation(app, calls.getPracticeTime, async ({ query, identity }) => {
    const items = await tellPracticeTime(db, identity.user.id, { weeks: query.weeks, now: now() });
    return { items, total: items.length };
  });
}
