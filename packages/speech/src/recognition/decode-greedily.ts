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

/** The end token first is no answer: the model gives it on 8 % of short sentences. */
function likeliest(logProbs: Float32Array, mayEnd: boolean): number {
  let best = -1;
  for (let token = 0; token < logProbs.length; token++) {
    if (token === endToken && !mayEnd) continue;
    if (best < 0 || (logProbs[token] ?? -Infinity) > (logProbs[best] ?? -Infinity)) best = token;
  }
  return best;
}

export async function decodeGreedily(
  moonshine: Moonshine,
  encoding: Encoding,
  maxTokens: number,
): Promise<Decoding> {
  const decoding: Decoding = { tokens: [], logProbs: [], ended: false };
  let memory = await beginDecoding(moonshine, encoding);
  for (let token = startToken; decoding.tokens.length < maxTokens;) {
    const step = await stepDecoder(moonshine, memory, [token]);
    memory = step.memory;
    const [logProbs = new Float32Array(0)] = step.logProbs;
    token = likeliest(logProbs, decoding.tokens.length > 0);
    decoding.logProbs.push(logProbs[token] ?? -Infinity);
    if (token === endToken) return { ...decoding, ended: true };
    decoding.tokens.push(token);
  }
  return decoding;
}
