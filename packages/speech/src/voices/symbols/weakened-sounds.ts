import { isVowel, stressOfPhone } from '../../phonemes/phones.ts';
import type { SpokenWord } from '../reading/read-aloud.ts';

const consonantsBeforeSyllabicN = ['T', 'D', 'S', 'Z', 'SH', 'ZH'];

/** Whether the vowel is that of "-ed" or "-es". */
export function isInEnding({ phones, spelling }: SpokenWord, index: number): boolean {
  if (index !== phones.length - 2) return false;
  return (
    (phones[index + 1] === 'D' && spelling.endsWith('ed')) ||
    (phones[index + 1] === 'Z' && /e'?s$/.test(spelling))
  );
}

/** Whether the vowel is hardly said before an l or n that makes a syllable of its own. */
export function isSyllabic({ phones }: SpokenWord, index: number): boolean {
  const previous = phones[index - 1];
  const next = phones[index + 1];
  if (previous === undefined || isVowel(previous) || isVowel(phones[index + 2] ?? '')) return false;
  return (next === 'L' && previous !== 'R') || (next === 'N' && consonantsBeforeSyllabicN.includes(previous));
}

/** Whether it is a T that Americans tap: after a vowel, with or without an r, and before an unstressed one. */
export function isTapped({ phones }: SpokenWord, index: number): boolean {
  const before = phones[index - 1] === 'R' ? phones[index - 2] : phones[index - 1];
  const next = phones[index + 1];
  return phones[index] === 'T' && isVowel(before ?? '') && next !== undefined && stressOfPhone(next) === 0;
}
