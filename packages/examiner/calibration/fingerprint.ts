import { createHash } from 'node:crypto';
import type { Interview } from './read-interviews.ts';

const DIGITS = 8;

/** Tells an interview by what was said in it, whatever it is called. */
export const fingerprint = ({ turns }: Interview): string => {
  const hash = createHash('sha256');
  for (const { words } of turns) for (const { text } of words) hash.update(`${text} `);
  return hash.digest('hex').slice(0, DIGITS);
};
