import { apiBasePath } from '@bandwise/contract/limits';
import autocannon from 'autocannon';
import { median, type Bench } from './measurement.ts';
import { startServerProcess } from './server-process.ts';
import { createVerifiedLearner } from './verified-learner.ts';

const rounds = 7;
const roundSec = 3;
const connections = 16;

/** The most asked call, with its guard, its checked reply and its line in the request log, beside a bare route. */
export const authMe: Bench = async ({ defer, say }) => {
  const server = await startServerProcess(defer);
  const token = await createVerifiedLearner(server);
  const bare = { url: `${server.url}/healthz` };
  const me = { url: `${server.url}${apiBasePath}/auth/me`, headers: { authorization: `Bearer ${token}` } };

  await requestsPerSec(bare);
  await requestsPerSec(me);
  const measured: number[] = [];
  const base: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    base.push(await requestsPerSec(bare));
    measured.push(await requestsPerSec(me));
    say(`auth-me: round ${round} of ${rounds}: ${measured.at(-1)} against ${base.at(-1)} req/s`);
  }
  return [
    {
      case: 'GET /auth/me beside /healthz',
      unit: 'req/s',
      measured: median(measured),
      base: median(base),
      limit: { atLeast: 0.5 },
    },
  ];
};

async function requestsPerSec(target: { url: string; headers?: Record<string, string> }): Promise<number> {
  const result = await autocannon({ ...target, connections, duration: roundSec });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${target.url}: ${failed} requests were not answered with 200`);
  return Math.round(result['2xx'] / result.duration);
}
