import { criteria, criterionNames, type Criterion, type SkillProgress } from '@bandwise/contract/progress';
import type { Database } from '../../platform/database/database.ts';
import { compareBands, sessionsCompared } from './compare-bands.ts';
import { listCriteriaOf, listLatestBands, type SessionBands } from './progress.repository.ts';

/** Each criterion with the words of the latest report that has a band for it; a criterion never judged is left out. */
export async function tellSkillProgress(db: Database, userId: number): Promise<SkillProgress[]> {
  const sessions = await listLatestBands(db, userId, sessionsCompared);
  const latest = criteria.flatMap((criterion) => latestOf(sessions, criterion) ?? []);
  const reports = await listCriteriaOf(db, [...new Set(latest.map(({ sessionId }) => sessionId))]);
  return latest.map(({ criterion, sessionId, band }) => {
    const name = criterionNames[criterion];
    const remarks = reports
      .find((report) => report.sessionId === sessionId)
      ?.criteria.find((report) => report.name === name);
    return {
      criterion,
      name,
      currentLevel: band,
      feedback: remarks ? remarks.next_step || remarks.feedback : '',
      areasToImprove: remarks?.areasToImprove ?? [],
      strengths: remarks?.strengths ?? [],
      comparison: compareBands(sessions.flatMap((session) => session[criterion].exact ?? [])),
    };
  });
}

function latestOf(sessions: readonly SessionBands[], criterion: Criterion) {
  for (const session of sessions) {
    const { band } = session[criterion];
    if (band !== null) return { criterion, sessionId: session.sessionId, band };
  }
  return undefined;
}
