import { listAvailableExams, listRecentSessions, listSessions } from '@bandwise/contract/exam-tests';
import { apiBasePath, practiceLimits } from '@bandwise/contract/limits';
import {
  getPracticeTime,
  getScoreHistory,
  getSkillProgress,
  getUserStats,
} from '@bandwise/contract/progress';
import { listTestRecords } from '@bandwise/contract/test-records';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from '../src/platform/log.ts';
import { median, type Bench, type Measurement } from './measurement.ts';
import { openPracticeServer, type Learner, type PracticeServer } from './practice-server.ts';
import { makeDataFolder } from './server-process.ts';

const fewSessions = 5;
const manySessions = 5_000;
const otherSessions = { small: 2_000, large: 1_000_000 };
const warmUps = 10;
const samples = 150;
const maxRatio = 1.5;

const sessions = (query: string) => `${listSessions.path}?limit=5${query}`;

/** What the hub, the history, the dashboard and the progress screen ask for; pages are as long as the learner with few sessions can fill. */
const calls: Record<string, string> = {
  'hub: unfinished': `${listSessions.path}?limit=1&state=unfinished`,
  'hub: finished': `${listSessions.path}?limit=4&state=finished`,
  'hub: random tests': `${listAvailableExams.path}?random_limit=${practiceLimits.randomExams}`,
  'history: first page': sessions(''),
  'dashboard: recent': `${listRecentSessions.path}?limit=${practiceLimits.recentSessionsFetched}`,
  'dashboard: totals': getUserStats.path,
  'dashboard: score history': `${getScoreHistory.path}?limit=2`,
  'progress: skills': getSkillProgress.path,
  'progress: practice time': getPracticeTime.path,
};

/** What the test records ask for: the first pages of everything, of a search, and a page that few look at. */
const administratorCalls: Record<string, string> = {
  'records: first page': `${listTestRecords.path}?limit=10`,
  'records: failed': `${listTestRecords.path}?limit=1&status=failed`,
  'records: one test': `${listTestRecords.path}?limit=10&exam_id=C1T1P2`,
  'records: page 100': `${listTestRecords.path}?limit=10&offset=990`,
};

interface Timing {
  call: string;
  url: string;
  learner: Learner;
  server: PracticeServer;
  ms: number[];
}

/** The calls of a learner with 5,000 sessions beside one with 5, and in a system of a million beside one of 2,000. */
export const practiceLists: Bench = async ({ defer, say }) => {
  const dataDir = await makeDataFolder(defer);
  const log = createLog('error', 'bench');
  const postgres = await startEmbeddedPostgres({ dataDir, say, log, durable: false });
  defer(() => postgres.stop());
  const open = (name: 'small' | 'large') => {
    const counts = { few: fewSessions, many: manySessions, others: otherSessions[name] };
    say(`practice-lists: creating ${counts.others + manySessions} sessions`);
    return openPracticeServer(postgres.connectionString, `practice_${name}`, counts, defer);
  };
  const small = await open('small');
  const large = await open('large');

  const timings = Object.entries(calls).flatMap(([call, path]): Timing[] => {
    const timing = { call, url: `${apiBasePath}${path}`, ms: [] };
    return [
      { ...timing, ms: [], server: small, learner: 'few' },
      { ...timing, ms: [], server: large, learner: 'few' },
      { ...timing, ms: [], server: large, learner: 'many' },
    ];
  });
  for (const [call, path] of Object.entries(administratorCalls))
    for (const server of [small, large])
      timings.push({ call, url: `${apiBasePath}${path}`, ms: [], server, learner: 'administrator' });
  for (const timing of timings) await assertFilled(timing);
  // Each round asks for everything once, in turn from either end, so that a busy moment touches every case alike.
  for (let round = 0; round < warmUps + samples; round += 1) {
    for (const timing of round % 2 === 0 ? timings : timings.toReversed())
      timing.ms.push(await timing.server.timeMs(timing.url, timing.learner));
  }
  const mediansOf = (call: string) =>
    timings.filter((timing) => timing.call === call).map(({ ms }) => median(ms.slice(warmUps)));
  const limit = { atMost: maxRatio };
  const ofLearners = Object.keys(calls).flatMap((call): Measurement[] => {
    const [smallFew = NaN, largeFew = NaN, largeMany = NaN] = mediansOf(call);
    return [
      { case: `${call}, 5,000 sessions`, unit: 'ms', measured: largeMany, base: largeFew, limit },
      { case: `${call}, system of 1,000,000`, unit: 'ms', measured: largeFew, base: smallFew, limit },
    ];
  });
  const ofAdministrators = Object.keys(administratorCalls).map((call): Measurement => {
    const [base = NaN, measured = NaN] = mediansOf(call);
    return { case: `${call}, system of 1,000,000`, unit: 'ms', measured, base, limit };
  });
  return [...ofLearners, ...ofAdministrators];
};

/** A page that is empty would be quick for the wrong reason. */
async function assertFilled({ call, url, learner, server }: Timing): Promise<void> {
  const body = JSON.parse(await server.get(url, learner)) as { items?: unknown[]; totalSessions?: number };
  const shown = body.items?.length ?? body.totalSessions ?? 0;
  if (shown === 0) throw new Error(`${call}: nothing to show to the learner with ${learner} sessions`);
}
