import { letterNames } from '../../phonemes/letter-names.ts';
import { isVowel } from '../../phonemes/phones.ts';
import { everydayWords } from './everyday-words.ts';
import { homographPhones } from './homographs.ts';
import { splitSentences } from './split-sentences.ts';
import type { Mark, WrittenItem } from './split-sentences.ts';
import { stressOf, weakPhones } from './weak-forms.ts';
import type { WordStress } from './weak-forms.ts';

export interface SpokenWord {
  kind: 'word';
  /** Lower case; accents decide by it between sounds that American spelling-to-sound merges. */
  spelling: string;
  /** American ARPAbet with stress digits on the vowels. */
  phones: readonly string[];
  stress: WordStress;
}

export type SpokenItem = SpokenWord | { kind: 'mark'; mark: Mark };

/** American ARPAbet of a lower-case word, stress digits on the vowels. */
export type Pronounce = (spelling: string) => readonly string[];

function wordAt(items: readonly WrittenItem[], index: number): string | undefined {
  const item = items[index];
  return item?.kind === 'word' ? item.spelling : undefined;
}

const listed = (words: Readonly<Record<string, string>>, spelling: string) =>
  Object.hasOwn(words, spelling) ? words[spelling] : undefined;

/** The dictionary stresses the last vowel of "library" and "thirty"; nobody does. */
const settled = (phones: readonly string[]) =>
  phones.map((phone, index) => (phone === 'IY2' && index === phones.length - 1 ? 'IY0' : phone));

function followedBy(next: SpokenItem | undefined): 'vowel' | 'consonant' | 'pause' {
  if (next?.kind !== 'word') return 'pause';
  return isVowel(next.phones[0] ?? '') ? 'vowel' : 'consonant';
}

function speakWord(
  items: readonly WrittenItem[],
  index: number,
  before: 'vowel' | 'consonant' | 'pause',
  pronounce: Pronounce,
): SpokenWord {
  const spelling = wordAt(items, index) ?? '';
  const contextual =
    weakPhones(spelling, before) ??
    homographPhones(spelling, wordAt(items, index - 1), wordAt(items, index + 1)) ??
    listed(everydayWords, spelling);
  return {
    kind: 'word',
    spelling,
    phones: contextual?.split(' ') ?? settled(pronounce(spelling)),
    stress: stressOf(spelling, before === 'pause'),
  };
}

function speakItem(
  items: readonly WrittenItem[],
  index: number,
  next: SpokenItem | undefined,
  pronounce: Pronounce,
): SpokenItem[] {
  const item = items[index];
  switch (item?.kind) {
    case undefined:
      return [];
    case 'mark':
      return [item];
    case 'letter':
      return [
        {
          kind: 'word',
          spelling: item.spelling,
          phones: listed(letterNames, item.spelling)?.split(' ') ?? [],
          stress: 'full',
        },
      ];
    case 'word':
      return [speakWord(items, index, followedBy(next), pronounce)];
  }
}

/** A text as its sounds, sentence by sentence. */
export function readAloud(text: string, pronounce: Pronounce): SpokenItem[][] {
  return splitSentences(text).map((items) => {
    const spoken: SpokenItem[] = [];
    for (let index = items.length - 1; index >= 0; index--)
      spoken.unshift(...speakItem(items, index, spoken[0], pronounce));
    return spoken;
  });
}
