import type { SpokenItem, SpokenWord } from '../reading/read-aloud.ts';
import { isVowel, stressOfPhone, withoutStress } from '../../phonemes/phones.ts';
import { stressMark } from './stress-marks.ts';

/** American English in the alphabet the best voices were trained on: a letter for each diphthong and affricate. */
const symbols: Readonly<Record<string, string>> = {
  ...{
    AA: 'ɑ',
    AE: 'æ',
    AH: 'ʌ',
    AO: 'ɔ',
    AW: 'W',
    AY: 'I',
    EH: 'ɛ',
    ER: 'ɜɹ',
    EY: 'A',
    IH: 'ɪ',
    IY: 'i',
    OW: 'O',
  },
  ...{
    OY: 'Y',
    UH: 'ʊ',
    UW: 'u',
    B: 'b',
    CH: 'ʧ',
    D: 'd',
    DH: 'ð',
    F: 'f',
    G: 'ɡ',
    HH: 'h',
    JH: 'ʤ',
    K: 'k',
    L: 'l',
  },
  ...{
    M: 'm',
    N: 'n',
    NG: 'ŋ',
    P: 'p',
    R: 'ɹ',
    S: 's',
    SH: 'ʃ',
    T: 't',
    TH: 'θ',
    V: 'v',
    W: 'w',
    Y: 'j',
    Z: 'z',
  },
  ZH: 'ʒ',
};

const flap = 'T';
const consonantsBeforeSyllabicN = ['T', 'D', 'S', 'Z', 'SH', 'ZH'];

const isUnstressed = (phone: string | undefined) => phone !== undefined && stressOfPhone(phone) === 0;

function isInEnding({ phones, spelling }: SpokenWord, index: number): boolean {
  if (index !== phones.length - 2) return false;
  return (
    (phones[index + 1] === 'D' && spelling.endsWith('ed')) ||
    (phones[index + 1] === 'Z' && /e'?s$/.test(spelling))
  );
}

function isSyllabic({ phones }: SpokenWord, index: number): boolean {
  const previous = phones[index - 1];
  const next = phones[index + 1];
  if (previous === undefined || isVowel(previous) || isVowel(phones[index + 2] ?? '')) return false;
  return (next === 'L' && previous !== 'R') || (next === 'N' && consonantsBeforeSyllabicN.includes(previous));
}

function unstressedSchwa(word: SpokenWord, index: number): string {
  if (word.spelling === 'a') return 'ɐ';
  if (isInEnding(word, index)) return 'ᵻ';
  return isSyllabic(word, index) ? 'ᵊ' : 'ə';
}

function phoneSymbol(word: SpokenWord, index: number): string {
  const { phones } = word;
  const phone = phones[index] ?? '';
  if (phone === 'AH0') return unstressedSchwa(word, index);
  if (phone === 'IH0' && isInEnding(word, index)) return 'ᵻ';
  if (phone === 'ER0') return 'əɹ';
  const afterVowel =
    isVowel(phones[index - 1] ?? '') || (phones[index - 1] === 'R' && isVowel(phones[index - 2] ?? ''));
  if (phone === 'T' && afterVowel && isUnstressed(phones[index + 1]) && !isSyllabic(word, index + 1))
    return flap;
  return symbols[withoutStress(phone)] ?? '';
}

const wordSymbols = (word: SpokenWord) =>
  word.phones.map((phone, index) => stressMark(phone, word.stress) + phoneSymbol(word, index)).join('');

export function kokoroAmericanSymbols(sentence: readonly SpokenItem[]): string {
  return sentence
    .map((item) => (item.kind === 'mark' ? item.mark : ` ${wordSymbols(item)}`))
    .join('')
    .trim();
}
