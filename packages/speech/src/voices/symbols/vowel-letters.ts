import type { SpokenWord } from '../reading/read-aloud.ts';
import { isVowel } from '../../phonemes/phones.ts';

/** Groups of vowel letters; a final silent e, and the u of "qu" and "gu", are not sounded. */
function letterGroups(spelling: string): string[] {
  const sounded = spelling
    .replace(/qu|gu(?=[aeiy])/g, 'k')
    .replace(/([^aeiouy])e(s|d)?$/, '$1$2')
    .replace(/^y/, 'j');
  return [...sounded.matchAll(/[aeiouy]+w?/g)].map(([group]) => group);
}

/** For each vowel among the phones its letters; an empty list where letters and sounds do not match one to one. */
export function vowelLetters({ spelling, phones }: SpokenWord): (string | undefined)[] {
  const groups = letterGroups(spelling);
  if (groups.length !== phones.filter(isVowel).length) return [];
  let next = 0;
  return phones.map((phone) => (isVowel(phone) ? groups[next++] : undefined));
}
