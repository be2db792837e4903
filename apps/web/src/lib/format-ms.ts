import { formatNumber } from './format.ts';

/** 2317.6 becomes 2,318 ms, as the language writes numbers. */
export const formatMs = (ms: number, language: string): string =>
  `${formatNumber(Math.round(ms), language)} ms`;
