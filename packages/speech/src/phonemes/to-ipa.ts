import { consonantsInIpa } from './consonants.ts';
import { isVowel, stressOfPhone, withoutStress } from './phones.ts';

const symbols: Readonly<Record<string, string>> = {
  ...consonantsInIpa,
  ...{ AA: 'ɑ', AE: 'æ', AH: 'ʌ', AO: 'ɔ', AW: 'aʊ', AY: 'aɪ', EH: 'ɛ', ER: 'ɝ', EY: 'eɪ', IH: 'ɪ', IY: 'i' },
  ...{ OW: 'oʊ', OY: 'ɔɪ', UH: 'ʊ', UW: 'u' },
};
const unstressed: Readonly<Record<string, string>> = { AH: 'ə', ER: 'ɚ' };
const stressMarks = { 0: '', 1: 'ˈ', 2: 'ˌ' } as const;

/** Consonants that may begin an English syllable together; one consonant always may, except NG. */
const onsets = new Set(
  (
    'P R,P L,P Y,T R,T W,K R,K L,K W,K Y,B R,B L,B Y,D R,D W,G R,G L,G W,F R,F L,F Y,TH R,TH W,SH R,' +
    'S P,S T,S K,S M,S N,S L,S W,S F,HH Y,M Y,V Y,S P R,S P L,S T R,S K R,S K W,S P Y,S K Y'
  ).split(','),
);
const mayBegin = (cluster: readonly string[]) =>
  cluster.length === 0 || (cluster.length === 1 ? cluster[0] !== 'NG' : onsets.has(cluster.join(' ')));

/** Where the syllable of the vowel at `vowel` begins: the longest cluster before it that may begin one. */
function onsetOf(phones: readonly string[], vowel: number): number {
  let start = vowel;
  while (start > 0 && !isVowel(phones[start - 1] ?? '') && mayBegin(phones.slice(start - 1, vowel))) start--;
  const first = phones.findIndex(isVowel);
  return vowel === first ? 0 : start;
}

/** The International Phonetic Alphabet of one phone, without its stress. */
export function phoneToIpa(phone: string): string {
  const plain = withoutStress(phone);
  const weak = stressOfPhone(phone) === 0 && phone.endsWith('0') ? unstressed[plain] : undefined;
  return weak ?? symbols[plain] ?? phone.toLowerCase();
}

/** The International Phonetic Alphabet of a word, stress marked before the syllable when there are several. */
export function toIpa(phones: readonly string[]): string {
  const vowels = phones.map((phone, index) => (isVowel(phone) ? index : -1)).filter((index) => index >= 0);
  const marks = new Map<number, string>();
  if (vowels.length > 1)
    for (const vowel of vowels)
      marks.set(onsetOf(phones, vowel), stressMarks[stressOfPhone(phones[vowel] ?? '') ?? 0]);
  return phones.map((phone, index) => (marks.get(index) ?? '') + phoneToIpa(phone)).join('');
}
