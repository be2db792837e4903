import type { DecoderMemory } from './decoder-memory.ts';
import { beginDecoding, stepDecoder } from './decoder-memory.ts';
import { keepHypotheses } from './keep-hypotheses.ts';
import type { Encoding, Moonshine } from './moonshine.ts';
import { endToken, startToken } from './vocabulary.ts';

export interface Decoding {
  tokens: number[];
  /** Of each token; the end token's is the last, where decoding reached it. */
  logProbs: number[];
  /** Whether the model itself found the end. */
  ended: boolean;
}

interface Hypothesis {
  tokens: number[];
  logProbs: number[];
  sum: number;
}

interface Candidate {
  parent: number;
  token: number;
  logProb: number;
  sum: number;
}

/** Longer texts have more factors below one: the sum is divided by the length to this power. */
const lengthPower = 1;

const scoreOf = ({ sum, logProbs }: Hypothesis) => sum / Math.max(1, logProbs.length) ** lengthPower;

/** The likeliest tokens of a row, in order. The end token first is no answer: the model gives it on 8 % of short sentences. */
function topTokens(logProbs: Float32Array, count: number, mayEnd: boolean): number[] {
  const top: number[] = [];
  for (let token = 0; token < logProbs.length; token++) {
    if (token === endToken && !mayEnd) continue;
    const value = logProbs[token] ?? -Infinity;
    if (top.length === count && value <= (logProbs[top[count - 1] ?? 0] ?? -Infinity)) continue;
    const at = top.findIndex((other) => (logProbs[other] ?? -Infinity) < value);
    top.splice(at < 0 ? top.length : at, 0, token);
    top.length = Math.min(top.length, count);
  }
  return top;
}

function candidatesOf(
  open: readonly Hypothesis[],
  rows: readonly Float32Array[],
  count: number,
): Candidate[] {
  return open
    .flatMap((hypothesis, parent) => {
      const row = rows[parent] ?? new Float32Array(0);
      return topTokens(row, count, hypothesis.tokens.length > 0).map((token): Candidate => {
        const logProb = row[token] ?? -Infinity;
        return { parent, token, logProb, sum: hypothesis.sum + logProb };
      });
    })
    .toSorted((a, b) => b.sum - a.sum);
}

/** Follows the likeliest `width` texts at once: slower than greedily, and right more often where speech is unclear. */
export async function decodeWithBeam(
  moonshine: Moonshine,
  encoding: Encoding,
  maxTokens: number,
  width: number,
): Promise<Decoding> {
  let memory: DecoderMemory = await beginDecoding(moonshine, encoding);
  let open: Hypothesis[] = [{ tokens: [], logProbs: [], sum: 0 }];
  const ended: Hypothesis[] = [];
  for (let length = 0; length < maxTokens && ended.length < width; length++) {
    const newest = open.map(({ tokens }) => tokens.at(-1) ?? startToken);
    const step = await stepDecoder(moonshine, memory, newest);
    const next: { hypothesis: Hypothesis; parent: number }[] = [];
    for (const { parent, token, logProb, sum } of candidatesOf(open, step.logProbs, width + 1)) {
      const before = open[parent];
      if (before === undefined || next.length === width) break;
      const logProbs = [...before.logProbs, logProb];
      if (token === endToken) ended.push({ tokens: before.tokens, logProbs, sum });
      else next.push({ hypothesis: { tokens: [...before.tokens, token], logProbs, sum }, parent });
    }
    open = next.map(({ hypothesis }) => hypothesis);
    memory = keepHypotheses(
      step.memory,
      next.map(({ parent }) => parent),
    );
  }
  const best = (ended.length > 0 ? ended : open).reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a));
  return { tokens: best.tokens, logProbs: best.logProbs, ended: ended.length > 0 };
}
