import { withoutStress } from '../../phonemes/phones.ts';
import type { SpokenItem, SpokenWord } from '../reading/read-aloud.ts';
import { kokoroConsonants } from './kokoro-consonants.ts';
import { stressMark } from './stress-marks.ts';
import { isInEnding, isSyllabic, isTapped } from './weakened-sounds.ts';
import { writeSentence } from './write-sentence.ts';

/** American English in the alphabet the best voices were trained on: a letter for each diphthong. */
const symbols: Readonly<Record<string, string>> = {
  ...kokoroConsonants,
  ...{ AA: 'ɑ', AE: 'æ', AH: 'ʌ', AO: 'ɔ', AW: 'W', AY: 'I', EH: 'ɛ', ER: 'ɜɹ', EY: 'A', IH: 'ɪ', IY: 'i' },
  ...{ OW: 'O', OY: 'Y', UH: 'ʊ', UW: 'u' },
};

const tap = 'T';

function unstressedSchwa(word: SpokenWord, index: number): string {
  if (word.spelling === 'a') return 'ɐ';
  if (isInEnding(word, index)) return 'ᵻ';
  return isSyllabic(word, index) ? 'ᵊ' : 'ə';
}

function phoneSymbol(word: SpokenWord, index: number): string {
  const phone = word.phones[index] ?? '';
  if (phone === 'AH0') return unstressedSchwa(word, index);
  if (phone === 'IH0' && isInEnding(word, index)) return 'ᵻ';
  if (phone === 'ER0') return 'əɹ';
  if (isTapped(word, index) && !isSyllabic(word, index + 1)) return tap;
  return symbols[withoutStress(phone)] ?? '';
}

const wordSymbols = (word: SpokenWord) =>
  word.phones.map((phone, index) => stressMark(phone, word.stress) + phoneSymbol(word, index)).join('');

export const kokoroAmericanSymbols = (sentence: readonly SpokenItem[]): string =>
  writeSentence(sentence, wordSymbols);
