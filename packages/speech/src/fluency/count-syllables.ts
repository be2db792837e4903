import { isVowel } from '../phonemes/phones.ts';
import { pronounceWord } from '../phonemes/pronounce-word.ts';
import { readText } from '../phonemes/read-text.ts';

/** Syllables of a text as it is said: one for each vowel of its phonemes. */
export const countSyllables = (text: string): number =>
  readText(text)
    .flatMap(({ readings }) => readings[0] ?? [])
    .reduce((sum, word) => sum + Math.max(1, pronounceWord(word).filter(isVowel).length), 0);
