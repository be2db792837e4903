import { plainWord } from './timed-word.ts';

/** What a recogniser writes for "um", "uh" and "er". */
const fillerWords = new Set('um umm uhm uh er erm ah eh hm hmm mm mmm'.split(' '));

/** Whether a written word is a filled pause. "Oh" is one where it is set off: a long "uh" is often heard so. */
export function isFillerWord(text: string, before: string | undefined): boolean {
  const word = plainWord(text);
  if (word !== 'oh') return fillerWords.has(word);
  return before !== undefined && /[,.…-]$/.test(text);
}
