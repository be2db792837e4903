import { isVowel, phoneIndex, plainPhones, stressOfPhone } from '../phonemes/phones.ts';
import { silence } from '../pronunciation/align-words.ts';

export interface SoundFault {
  kind: 'substituted' | 'missing';
  /** ARPAbet without stress; null where nothing is heard. */
  heardAs: string | null;
}

/**
 * In log probabilities: a sound that its own frames hold for less likely than this was not said, when they hold another one, or
 * silence, for likelier than that. Of 2,581 sounds by adult learners 99 were such, and the experts took points off 86 of 100 of
 * them (off 25 of 100 of all); of vowels, where neighbours lie closer, more is asked.
 */
const unlikelyConsonant = -3;
const unlikelyVowel = -4;
const likelyOther = -0.7;
/** Alike in many accents, or told apart by their neighbours: naming one for the other would only confuse. */
const indistinct = new Set(['AA AO', 'AH UH', 'ER R', 'AH ER', 'EH ER', 'UH UW', 'L W', 'D T', 'F TH']);

const pairOf = (one: string, other: string) => [one, other].toSorted().join(' ');

/**
 * Whether a sound is clearly another one, or missing; `posteriors` is the mean log-probability of each sound, and of silence, over
 * its frames. The experts forgive a clear sound of another kind ("wary" for "very" gets 93); somebody who practises one word wants
 * to know. Vowels are held against vowels only, because a consonant in a vowel's frames is a matter of where they were cut, and
 * weak vowels not at all: they are as people like them.
 */
export function findFault(phone: string, posteriors: Float32Array): SoundFault | null {
  const own = phoneIndex(phone);
  const name = plainPhones[own] ?? '';
  if (stressOfPhone(phone) === 0) return null;
  if ((posteriors[own] ?? 0) > (isVowel(name) ? unlikelyVowel : unlikelyConsonant)) return null;
  if ((posteriors[silence] ?? -Infinity) > likelyOther) return { kind: 'missing', heardAs: null };
  const rival = plainPhones
    .map((other, index) => ({ other, likelihood: posteriors[index] ?? -Infinity }))
    .filter(({ other }) => other !== name && isVowel(other) === isVowel(name))
    .reduce((best, next) => (next.likelihood > best.likelihood ? next : best));
  if (rival.likelihood < likelyOther || indistinct.has(pairOf(name, rival.other))) return null;
  return { kind: 'substituted', heardAs: rival.other };
}
