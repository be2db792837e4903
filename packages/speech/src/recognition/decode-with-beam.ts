import type { DecoderMemory, LikelyToken } from './decoder-memory.ts';
import { beginDecoding, stepDecoder } from './decoder-memory.ts';
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

/** A text this far behind the best (in log probabilities) is given up. Word errors on 150 learners' sentences: 32.3 % with it, 32.5 without. */
const farBehind = 5;

/** By length: longer texts have more factors below one. */
const scoreOf = ({ sum, logProbs }: Hypothesis) => sum / Math.max(1, logProbs.length);

/** The end first is no answer: the model gives it on 8 % of short sentences. */
function candidatesOf(open: readonly Hypothesis[], likely: readonly LikelyToken[][]): Candidate[] {
  return open
    .flatMap(({ tokens, sum }, parent) =>
      (likely[parent] ?? [])
        .filter(({ token }) => tokens.length > 0 || token !== endToken)
        .map(({ token, logProb }): Candidate => ({ parent, token, logProb, sum: sum + logProb })),
    )
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
  let parents = [0];
  const ended: Hypothesis[] = [];
  for (let length = 0; length < maxTokens && open.length > 0 && ended.length < width; length++) {
    const newest = open.map(({ tokens }) => tokens.at(-1) ?? startToken);
    const step = await stepDecoder(moonshine, memory, newest, parents);
    const next: { hypothesis: Hypothesis; parent: number }[] = [];
    const candidates = candidatesOf(open, step.likely);
    const least = (candidates[0]?.sum ?? 0) - farBehind;
    for (const { parent, token, logProb, sum } of candidates) {
      const before = open[parent];
      if (before === undefined || next.length === width || sum < least) break;
      const logProbs = [...before.logProbs, logProb];
      if (token === endToken) ended.push({ tokens: before.tokens, logProbs, sum });
      else next.push({ hypothesis: { tokens: [...before.tokens, token], logProbs, sum }, parent });
    }
    open = next.map(({ hypothesis }) => hypothesis);
    parents = next.map(({ parent }) => parent);
    memory = step.memory;
  }
  const best = (ended.length > 0 ? ended : open).reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a));
  return { tokens: best.tokens, logProbs: best.logProbs, ended: ended.length > 0 };
}
