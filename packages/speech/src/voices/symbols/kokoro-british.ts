import { isVowel, stressOfPhone, withoutStress } from '../../phonemes/phones.ts';
import type { SpokenItem, SpokenWord } from '../reading/read-aloud.ts';
import { bathWords, britishWords, shortABeforeR, shortOBeforeR } from './british-words.ts';
import { kokoroConsonants } from './kokoro-consonants.ts';
import { stressMark } from './stress-marks.ts';
import { vowelLetters } from './vowel-letters.ts';
import { isInEnding, isSyllabic } from './weakened-sounds.ts';
import { writeSentence } from './write-sentence.ts';

const symbols: Readonly<Record<string, string>> = {
  ...kokoroConsonants,
  ...{ AA: 'ɑː', AE: 'a', AH: 'ʌ', AO: 'ɔː', AW: 'W', AY: 'I', EH: 'ɛ', ER: 'ɜː', EY: 'A', IH: 'ɪ' },
  ...{ IY: 'iː', OW: 'Q', OY: 'Y', UH: 'ʊ', UW: 'uː' },
};

/** Vowels before an r that is not said. */
const beforeSilentR: Readonly<Record<string, string>> = {
  AA: 'ɑː',
  AO: 'ɔː',
  EH: 'ɛː',
  AE: 'ɛː',
  IH: 'ɪə',
  IY: 'ɪə',
  UH: 'ʊə',
  UW: 'ʊə',
  AY: 'Iə',
  AW: 'Wə',
  OW: 'ɔː',
};

const consonantsTakingYod = ['T', 'D', 'N'];

interface Place {
  word: SpokenWord;
  index: number;
  /** The letters of this vowel in the spelling, where they can be told. */
  letters: string | undefined;
  /** Whether a vowel follows the r, in this word or the next. */
  rIsSaid: boolean;
}

const wantsShortO = (spelling: string, letters: string | undefined) =>
  letters === undefined
    ? /o|w[h]?a|qua/.test(spelling)
    : letters === 'o' || (letters === 'a' && /w[h]?a|qua/.test(spelling));

function beforeR({ word: { phones, spelling }, index, letters, rIsSaid }: Place): string {
  const base = withoutStress(phones[index] ?? '');
  const unstressedEnding = /(ar|or)(y|ies|ily)$/.test(spelling) && stressOfPhone(phones[index] ?? '') !== 1;
  if (unstressedEnding && ['EH', 'AO', 'AE'].includes(base)) return 'ə';
  if (rIsSaid && index + 2 < phones.length) {
    if (
      (base === 'AA' && wantsShortO(spelling, letters)) ||
      (base === 'AO' && (spelling.includes('orr') || shortOBeforeR.test(spelling)))
    )
      return 'ɒ';
    if (['EH', 'AE'].includes(base) && (spelling.includes('arr') || shortABeforeR.test(spelling))) return 'a';
    if (base === 'EH' && /er(?!e)/.test(spelling) && !spelling.includes('ar')) return 'ɛ';
    if (base === 'IH' && /[iy]r/.test(spelling)) return 'ɪ';
  }
  return beforeSilentR[base] ?? symbols[base] ?? '';
}

function unstressedVowel({ word, index, letters }: Place): string {
  const { phones, spelling } = word;
  const next = phones[index + 1];
  if (spelling === 'a') return 'ɐ';
  if (isInEnding(word, index)) return 'ɪ';
  const isLast = index === phones.length - 2;
  if (isLast && next === 'T' && /[ei]t$/.test(spelling)) return 'ɪ';
  if (isLast && next === 'L' && /[^f]ile$/.test(spelling)) return 'I';
  if (/(a|ed|ie)n?ge(s|d|r)?$/.test(spelling) && (next === 'JH' || phones[index + 2] === 'JH')) return 'ɪ';
  if (letters === 'i' && !/i(ble|bly|ty|ties|l|ls|on|ous)$/.test(spelling)) return 'ɪ';
  return isSyllabic(word, index) ? 'ᵊ' : 'ə';
}

function erSymbol({ word: { phones, spelling }, index }: Place, linked: boolean): string {
  const vowelFollows = isVowel(phones[index + 1] ?? '');
  const link = vowelFollows || (index === phones.length - 1 && linked) ? 'ɹ' : '';
  if (stressOfPhone(phones[index] ?? '') === 0) return `ə${link}`;
  return `${vowelFollows && /urr|orr|our/.test(spelling) ? 'ʌ' : 'ɜː'}${link}`;
}

function vowelSymbol(place: Place, linked: boolean): string {
  const { word, index, letters } = place;
  const { phones, spelling } = word;
  const phone = phones[index] ?? '';
  const base = withoutStress(phone);
  if (base === 'ER') return erSymbol(place, linked);
  if (phones[index + 1] === 'R') return beforeR(place);
  if (/^[AI]H0$/.test(phone) && phones[index + 2] === 'EY1' && /i[sz]ation/.test(spelling)) return 'I';
  if (phone === 'AH0') return unstressedVowel(place);
  if (phone === 'IY0') return 'i';
  if (base === 'AA' && wantsShortO(spelling, letters)) return 'ɒ';
  if (
    base === 'AO' &&
    (letters === 'o' ||
      (letters === undefined && /o(?![auow])/.test(spelling) && !/a[uwl]|ou/.test(spelling)))
  )
    return 'ɒ';
  if (phone !== 'AE0' && base === 'AE' && bathWords.test(spelling)) return 'ɑː';
  if (base === 'OW' && /mon(y|ies)$/.test(spelling) && stressOfPhone(phone) === 2) return 'ə';
  return symbols[base] ?? '';
}

const takesYod = ({ phones, spelling }: SpokenWord, index: number) =>
  ['UW', 'UH'].includes(withoutStress(phones[index] ?? '')) &&
  consonantsTakingYod.includes(phones[index - 1] ?? '') &&
  /[tdn](u|ew|eu|ui)/.test(spelling);

function wordSymbols(word: SpokenWord, linked: boolean): string {
  const { phones, spelling, stress } = word;
  const known = Object.hasOwn(britishWords, spelling) ? britishWords[spelling] : undefined;
  if (known !== undefined)
    return (
      lowered(known, stress) + (linked && /(ə|[ɔɑɜɛ]ː)$/.test(known) && /re?$/.test(spelling) ? 'ɹ' : '')
    );
  const letters = vowelLetters(word);
  return phones
    .map((phone, index) => {
      const atEnd = index === phones.length - 1;
      if (phone === 'R' && isVowel(phones[index - 1] ?? ''))
        return isVowel(phones[index + 1] ?? '') || (atEnd && linked) ? 'ɹ' : '';
      if (!isVowel(phone)) return symbols[phone] ?? '';
      const rIsSaid = isVowel(phones[index + 2] ?? '') || (index === phones.length - 2 && linked);
      const yod = takesYod(word, index) ? 'j' : '';
      const vowel = vowelSymbol({ word, index, letters: letters[index], rIsSaid }, linked);
      return yod + (vowel === 'ə' ? '' : stressMark(phone, stress)) + vowel;
    })
    .join('');
}

function lowered(known: string, stress: SpokenWord['stress']): string {
  if (stress === 'full') return known;
  return known.replaceAll(/[ˈˌ]/g, stress === 'none' ? '' : 'ˌ');
}

export const kokoroBritishSymbols = (sentence: readonly SpokenItem[]): string =>
  writeSentence(sentence, (word, next) =>
    wordSymbols(word, next?.kind === 'word' && isVowel(next.phones[0] ?? '')),
  );
