import type { FastifyInstance } from 'fastify';
import { signIn } from '../src/testing/person.ts';

interface SignInTiming {
  pairs: number;
  knownMs: number;
  unknownMs: number;
  /** Welch's t: beyond 4 the two could be told apart by their time. */
  t: number;
}

/** A wrong password of somebody who exists beside one of nobody, in turn, so that a busy moment touches both alike. */
export async function timeSignIn(app: FastifyInstance, email: string, pairs: number): Promise<SignInTiming> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const time = async (username: string): Promise<number> => {
    const startedAtMs = performance.now();
    const { status } = await signIn(app, username, 'not the password');
    if (status !== 401) throw new Error(`a wrong password was answered with ${status}`);
    return performance.now() - startedAtMs;
  };
  for (let pair = 0; pair < pairs; pair += 1) {
    const unknown = `nobody-${pair}@example.com`;
    if (pair % 2 === 0) times.known.push(await time(email));
    times.unknown.push(await time(unknown));
    if (pair % 2 === 1) times.known.push(await time(email));
  }
  const known = describe(times.known);
  const unknown = describe(times.unknown);
  const t = (known.mean - unknown.mean) / Math.sqrt((known.variance + unknown.variance) / pairs);
  return { pairs, knownMs: known.mean, unknownMs: unknown.mean, t };
}

/** Without the slowest tenth, which tells about the machine and not about the server. */
function describe(values: readonly number[]): { mean: number; variance: number } {
  const kept = values.toSorted((a, b) => a - b).slice(0, Math.ceil(values.length * 0.9));
  const mean = kept.reduce((sum, value) => sum + value, 0) / kept.length;
  const variance = kept.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (kept.length - 1);
  return { mean, variance };
}
