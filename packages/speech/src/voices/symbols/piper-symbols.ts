import { consonantsInIpa } from '../../phonemes/consonants.ts';
import { isVowel, stressOfPhone, withoutStress } from '../../phonemes/phones.ts';
import type { SpokenItem, SpokenWord } from '../reading/read-aloud.ts';
import { stressMark } from './stress-marks.ts';
import { isInEnding, isTapped } from './weakened-sounds.ts';
import { writeSentence } from './write-sentence.ts';

/** American English the way eSpeak writes it, which is what the live voices learnt to read. */
const symbols: Readonly<Record<string, string>> = {
  ...consonantsInIpa,
  ...{ AA: 'ɑː', AE: 'æ', AH: 'ʌ', AO: 'ɔː', AW: 'aʊ', AY: 'aɪ', EH: 'ɛ', ER: 'ɜː', EY: 'eɪ', IH: 'ɪ' },
  ...{ IY: 'iː', OW: 'oʊ', OY: 'ɔɪ', UH: 'ʊ', UW: 'uː' },
};

/** "-ed" and "-es", and "be-", "de-", "re-" before the stress, have a vowel between ɪ and ə. */
function isReducedI(word: SpokenWord, index: number): boolean {
  const phone = word.phones[index];
  if (phone !== 'IH0' && phone !== 'AH0') return false;
  return isInEnding(word, index) || (phone === 'IH0' && index === 1 && /^(be|de|re)/.test(word.spelling));
}

function vowelSymbol(word: SpokenWord, index: number): string {
  const { phones, spelling } = word;
  const phone = phones[index] ?? '';
  const next = phones[index + 1];
  const base = withoutStress(phone);
  const isUnstressed = stressOfPhone(phone) === 0;
  if (isReducedI(word, index)) return 'ᵻ';
  if (phone === 'AH0') return index === 0 && spelling.startsWith('a') ? 'ɐ' : 'ə';
  if (base === 'ER') return `${isUnstressed ? 'ɚ' : 'ɜː'}${isVowel(next ?? '') ? 'ɹ' : ''}`;
  if (base === 'IY' && isUnstressed) return 'i';
  if (base === 'IY' && next === 'R') return 'ɪ';
  if (base === 'AO' && ['F', 'S', 'TH', 'NG'].includes(next ?? '')) return 'ɔ';
  return symbols[base] ?? '';
}

/** T between vowels is a flap before an unstressed one, and a glottal stop before a syllabic n. */
function consonantSymbol(word: SpokenWord, index: number): string {
  const { phones } = word;
  if (!isTapped(word, index)) return symbols[phones[index] ?? ''] ?? '';
  const syllabicN =
    phones[index + 1] === 'AH0' && phones[index + 2] === 'N' && !isVowel(phones[index + 3] ?? '');
  return syllabicN ? 'ʔ' : 'ɾ';
}

/** A second stress right after the first is not marked: "weekend" would come out as "week and". */
function markBefore({ phones, stress }: SpokenWord, index: number): string {
  const phone = phones[index] ?? '';
  const previousVowel = phones.slice(0, index).findLast(isVowel);
  if (stressOfPhone(phone) === 2 && previousVowel !== undefined && stressOfPhone(previousVowel) === 1)
    return '';
  return stressMark(phone, stress);
}

function wordSymbols(word: SpokenWord): string {
  let result = '';
  word.phones.forEach((phone, index) => {
    if (!isVowel(phone)) result += consonantSymbol(word, index);
    else if (!result.endsWith('ʔ')) result += markBefore(word, index) + vowelSymbol(word, index);
  });
  return result.replace('ʔn', 'ʔn̩');
}

export const piperSymbols = (sentence: readonly SpokenItem[]): string => writeSentence(sentence, wordSymbols);
