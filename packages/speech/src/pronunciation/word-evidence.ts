import type { Evidence } from '../recognition/lead-through.ts';
import { groupsOfTokens } from '../recognition/words-of-tokens.ts';

/** Less likely is as good as impossible. */
const lowestLogProb = -12;
const widestLead = 12;
/** Brings leads to the size of log-probabilities. */
const leadScale = 4;

const clampedLogProb = (value: number) => Math.min(0, Math.max(lowestLogProb, value));
const clampedLead = (value: number) => Math.min(widestLead, Math.max(-widestLead, value));
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean and least log-probability of a written word's tokens, least lead, log of their count. */
export type WordEvidence = [meanLogProb: number, leastLogProb: number, leastLead: number, logCount: number];

/** One row for each written word of the text. */
export const wordEvidence = (tokens: readonly number[], { logProbs, leads }: Evidence): WordEvidence[] =>
  groupsOfTokens(tokens).map(({ from, to }) => {
    const own = logProbs.slice(from, to).map(clampedLogProb);
    const leastLead = Math.min(...leads.slice(from, to).map(clampedLead));
    return [meanOf(own), Math.min(...own), leastLead / leadScale, Math.log(to - from)];
  });

/** Mean and least log-probability of a text's tokens, the end's included, and the end's alone. */
export function textEvidence({ logProbs }: Evidence): [mean: number, least: number, end: number] {
  const own = logProbs.map(clampedLogProb);
  return [meanOf(own), Math.min(...own), own.at(-1) ?? lowestLogProb];
}
