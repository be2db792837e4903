import type { SpokenItem, SpokenWord } from '../reading/read-aloud.ts';
import { isVowel, stressOfPhone, withoutStress } from '../../phonemes/phones.ts';
import { stressMark } from './stress-marks.ts';

/** American English the way eSpeak writes it, which is what the live voices learnt to read. */
const symbols: Readonly<Record<string, string>> = {
  ...{
    AA: 'ɑː',
    AE: 'æ',
    AH: 'ʌ',
    AO: 'ɔː',
    AW: 'aʊ',
    AY: 'aɪ',
    EH: 'ɛ',
    ER: 'ɜː',
    EY: 'eɪ',
    IH: 'ɪ',
    IY: 'iː',
  },
  ...{
    OW: 'oʊ',
    OY: 'ɔɪ',
    UH: 'ʊ',
    UW: 'uː',
    B: 'b',
    CH: 'tʃ',
    D: 'd',
    DH: 'ð',
    F: 'f',
    G: 'ɡ',
    HH: 'h',
    JH: 'dʒ',
  },
  ...{
    K: 'k',
    L: 'l',
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
  },
  ...{ Y: 'j', Z: 'z', ZH: 'ʒ' },
};

const isUnstressed = (phone: string | undefined) => phone !== undefined && stressOfPhone(phone) === 0;

/** "-ed" and "-es", and "be-", "de-", "re-" before the stress, have a vowel between ɪ and ə. */
function isReducedI(phones: readonly string[], index: number, spelling: string): boolean {
  const phone = phones[index];
  const next = phones[index + 1];
  if (phone !== 'IH0' && phone !== 'AH0') return false;
  const isLast = index === phones.length - 2;
  if (isLast && next === 'D' && spelling.endsWith('ed')) return true;
  if (isLast && next === 'Z' && /e'?s$/.test(spelling)) return true;
  return phone === 'IH0' && index === 1 && /^(be|de|re)/.test(spelling);
}

function vowelSymbol({ phones, spelling }: SpokenWord, index: number): string {
  const phone = phones[index] ?? '';
  const next = phones[index + 1];
  const base = withoutStress(phone);
  if (isReducedI(phones, index, spelling)) return 'ᵻ';
  if (phone === 'AH0') return index === 0 && spelling.startsWith('a') ? 'ɐ' : 'ə';
  if (base === 'ER') return `${isUnstressed(phone) ? 'ɚ' : 'ɜː'}${isVowel(next ?? '') ? 'ɹ' : ''}`;
  if (base === 'IY' && isUnstressed(phone)) return 'i';
  if (base === 'IY' && next === 'R') return 'ɪ';
  if (base === 'AO' && ['F', 'S', 'TH', 'NG'].includes(next ?? '')) return 'ɔ';
  return symbols[base] ?? '';
}

/** T between vowels is a flap before an unstressed one, and a glottal stop before a syllabic n. */
function consonantSymbol({ phones }: SpokenWord, index: number): string {
  const phone = phones[index] ?? '';
  const afterVowel =
    isVowel(phones[index - 1] ?? '') || (phones[index - 1] === 'R' && isVowel(phones[index - 2] ?? ''));
  if (phone === 'T' && afterVowel && isUnstressed(phones[index + 1])) {
    const syllabicN =
      phones[index + 1] === 'AH0' && phones[index + 2] === 'N' && !isVowel(phones[index + 3] ?? '');
    return syllabicN ? 'ʔ' : 'ɾ';
  }
  return symbols[phone] ?? '';
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

export function piperSymbols(sentence: readonly SpokenItem[]): string {
  return sentence
    .map((item) => (item.kind === 'mark' ? item.mark : ` ${wordSymbols(item)}`))
    .join('')
    .trim();
}
