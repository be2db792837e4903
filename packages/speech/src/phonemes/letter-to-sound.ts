import { createRequire } from 'node:module';
import { stressOfPhone } from './phones.ts';

interface Phonemize {
  phonemize: (text: string) => string;
}

/** Longest first, so that "tʃ" is not read as "t". */
const arpabetOfIpa: readonly [string, string][] = [
  ...Object.entries({
    tʃ: 'CH',
    dʒ: 'JH',
    aʊ: 'AW',
    aɪ: 'AY',
    eɪ: 'EY',
    oʊ: 'OW',
    ɔɪ: 'OY',
    əɹ: 'ER',
    ɝ: 'ER',
    ɚ: 'ER',
  }),
  ...Object.entries({
    ɑ: 'AA',
    æ: 'AE',
    ʌ: 'AH',
    ə: 'AH',
    ɔ: 'AO',
    ɛ: 'EH',
    ɪ: 'IH',
    i: 'IY',
    ʊ: 'UH',
    u: 'UW',
  }),
  ...Object.entries({
    a: 'AA',
    e: 'EY',
    o: 'OW',
    ɒ: 'AA',
    ɜ: 'ER',
    ɐ: 'AH',
    ɨ: 'IH',
    b: 'B',
    d: 'D',
    ð: 'DH',
    f: 'F',
  }),
  ...Object.entries({
    ɡ: 'G',
    g: 'G',
    h: 'HH',
    k: 'K',
    l: 'L',
    ɫ: 'L',
    m: 'M',
    n: 'N',
    ŋ: 'NG',
    p: 'P',
    ɹ: 'R',
    r: 'R',
  }),
  ...Object.entries({ ɾ: 'T', s: 'S', ʃ: 'SH', t: 'T', θ: 'TH', v: 'V', w: 'W', j: 'Y', z: 'Z', ʒ: 'ZH' }),
];
const require = createRequire(import.meta.url);
let loaded: Phonemize | undefined;

/** The rules take most of a second to load and few words need them. */
function rules(): Phonemize {
  loaded ??= require('phonemize') as Phonemize;
  return loaded;
}

/** ARPAbet of the rules' IPA; a stress mark belongs to the next vowel. */
export function arpabetFromIpa(ipa: string): string[] {
  const phones: string[] = [];
  let stress = '0';
  for (let at = 0; at < ipa.length;) {
    const rest = ipa.slice(at);
    const match = arpabetOfIpa.find(([symbol]) => rest.startsWith(symbol));
    if (rest.startsWith('ˈ')) stress = '1';
    if (rest.startsWith('ˌ')) stress = '2';
    if (match !== undefined) {
      const vowel = stressOfPhone(match[1]) !== undefined;
      phones.push(vowel ? match[1] + stress : match[1]);
      if (vowel) stress = '0';
    }
    at += match?.[0].length ?? 1;
  }
  return phones;
}

/** How a word that no dictionary has would be read. */
export const letterToSound = (word: string): string[] => arpabetFromIpa(rules().phonemize(word));
