import { endToken } from './vocabulary.ts';

export interface LikelyToken {
  token: number;
  logProb: number;
}

/** A score this far below the highest has a likelihood that no sum feels. */
const negligible = 20;

/** What to take from a score to make it a log-probability. */
export function logTotal(scores: Float32Array): number {
  let highest = -Infinity;
  for (const score of scores) if (score > highest) highest = score;
  const least = highest - negligible;
  let sum = 0;
  for (const score of scores) if (score > least) sum += Math.exp(score - highest);
  return highest + Math.log(sum);
}

/** The likeliest tokens, in order. The end token first is no answer: the model gives it on 8 % of short sentences. */
export function likelyTokens(scores: Float32Array, count: number, mayEnd: boolean): LikelyToken[] {
  const top: number[] = [];
  let entry = -Infinity;
  for (let token = 0; token < scores.length; token++) {
    const score = scores[token] ?? -Infinity;
    if (score <= entry || (token === endToken && !mayEnd)) continue;
    const at = top.findIndex((other) => (scores[other] ?? -Infinity) < score);
    top.splice(at < 0 ? top.length : at, 0, token);
    if (top.length > count) top.pop();
    if (top.length === count) entry = scores[top.at(-1) ?? 0] ?? -Infinity;
  }
  const total = logTotal(scores);
  return top.map((token) => ({ token, logProb: (scores[token] ?? -Infinity) - total }));
}
