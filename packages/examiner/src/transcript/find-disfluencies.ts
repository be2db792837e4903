import type { SpokenWord } from '../facts.ts';
import { endsSentence, plainWord } from '../language/spelling.ts';

export type Role = 'fluent' | 'filler' | 'repaired';

/** Sounds that carry no word, in the spellings of recognisers and transcribers. */
const HESITATION =
  /^(?:a+h+|e+r+m*|u+r+m*|u+h*m+|u+h+|e+h+|e{2,}|u{2,}|m+-?h*m+|m+|h+u*m+|h+u+h+|u+h-?huh|mh-?hmm|n+)$/u;

/** Words that fill time and also mean something: the learner chose them, whoever heard them as fillers. */
const MARKERS = new Set(
  'oh yeah yes no well like okay so right now just actually maybe you know i mean'.split(' '),
);

/** A phrase said twice is a repeat up to this many words; longer ones are style ("step by step, step by step"). */
const LONGEST_REPEAT_WORDS = 3;

/** Said twice on purpose. */
const DOUBLED_ON_PURPOSE = new Set([
  'very',
  'really',
  'so',
  'that',
  'had',
  'no',
  'yes',
  'yeah',
  'many',
  'much',
  'bye',
  'ha',
  'okay',
  'long',
  'far',
]);

/** What each word is: part of the message, a hesitation, or taken back by the speaker. */
export const findDisfluencies = (words: readonly SpokenWord[]): Role[] => {
  const plain = words.map(({ text }) => plainWord(text));
  const roles = words.map(({ disfluency }, index): Role => {
    const word = plain[index] ?? '';
    if (HESITATION.test(word) || (disfluency === 'filler' && !MARKERS.has(word))) return 'filler';
    return disfluency === 'repaired' ? 'repaired' : 'fluent';
  });
  const said = roles.flatMap((role, index) => (role === 'fluent' && plain[index] !== '' ? [index] : []));
  for (let length = LONGEST_REPEAT_WORDS; length >= 1; length--)
    markRepeats(said, length, words, plain, roles);
  return roles;
};

const markRepeats = (
  said: readonly number[],
  length: number,
  words: readonly SpokenWord[],
  plain: readonly string[],
  roles: Role[],
): void => {
  for (let start = 0; start + 2 * length <= said.length; start++) {
    const first = said.slice(start, start + length);
    const again = said.slice(start + length, start + 2 * length);
    const same = first.every((index, offset) => plain[index] === plain[again[offset] ?? -1]);
    const fresh = [...first, ...again].every((index) => roles[index] === 'fluent');
    const withinSentence = first.every((index) => !endsSentence(words[index]?.text ?? ''));
    const onPurpose = length === 1 && DOUBLED_ON_PURPOSE.has(plain[first[0] ?? -1] ?? '');
    if (same && fresh && withinSentence && !onPurpose) for (const index of first) roles[index] = 'repaired';
  }
};
