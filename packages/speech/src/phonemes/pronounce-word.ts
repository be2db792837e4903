import { dictionaryPronunciations } from './dictionary-words.ts';
import { letterNames } from './letter-names.ts';
import { letterToSound } from './letter-to-sound.ts';
import { withoutStress } from './phones.ts';

const hissing = new Set(['S', 'Z', 'SH', 'ZH', 'CH', 'JH']);
const voiceless = new Set(['P', 'T', 'K', 'F', 'TH']);
const shortestPart = 3;

const endsIn = (phones: readonly string[]) => withoutStress(phones.at(-1) ?? '');

function pluralEnding(stem: readonly string[]): string[] {
  if (hissing.has(endsIn(stem))) return ['IH0', 'Z'];
  return voiceless.has(endsIn(stem)) ? ['S'] : ['Z'];
}

function pastEnding(stem: readonly string[]): string[] {
  if (['T', 'D'].includes(endsIn(stem))) return ['IH0', 'D'];
  return voiceless.has(endsIn(stem)) || hissing.has(endsIn(stem)) ? ['T'] : ['D'];
}

/** A known word with a regular ending: the ending's letters, what the stem may have lost, the ending's sound. */
const endings: readonly [RegExp, readonly string[], (stem: readonly string[]) => string[]][] = [
  [/'s$/, [''], pluralEnding],
  [/s'$/, ['s'], () => []],
  [/(?<!s)s$/, [''], pluralEnding],
  [/es$/, ['', 'e'], pluralEnding],
  [/ies$/, ['y'], pluralEnding],
  [/ed$/, ['', 'e'], pastEnding],
  [/ied$/, ['y'], pastEnding],
  [/ing$/, ['', 'e'], () => ['IH0', 'NG']],
  [/ly$/, ['', 'l'], () => ['L', 'IY0']],
  [/er$/, ['', 'e'], () => ['ER0']],
  [/ness$/, [''], () => ['N', 'AH0', 'S']],
  [/less$/, [''], () => ['L', 'AH0', 'S']],
];

function withEnding(word: string): string[] | undefined {
  for (const [ending, losses, sound] of endings) {
    if (!ending.test(word)) continue;
    for (const loss of losses) {
      const stem = word.replace(ending, loss);
      const [phones] = stem.length < shortestPart ? [] : dictionaryPronunciations(stem);
      if (phones !== undefined) return [...phones, ...sound(phones)];
    }
  }
  return undefined;
}

const unstressed = (phones: readonly string[]) => phones.map((phone) => phone.replace(/1$/, '2'));

/** Two known words written as one, the longest first part winning. */
function asCompound(word: string): string[] | undefined {
  for (let cut = word.length - shortestPart; cut >= shortestPart; cut--) {
    const [first] = dictionaryPronunciations(word.slice(0, cut));
    const [second] = dictionaryPronunciations(word.slice(cut));
    if (first !== undefined && second !== undefined && word.length > 2 * shortestPart)
      return [...first, ...unstressed(second)];
  }
  return undefined;
}

const spelledOut = (word: string): string[] =>
  Array.from(word).flatMap((letter) => letterNames[letter]?.split(' ') ?? []);

function guess(word: string): string[] {
  if (!/[aeiouy]/.test(word)) return spelledOut(word);
  const phones = withEnding(word) ?? asCompound(word) ?? letterToSound(word);
  return phones.length > 0 ? phones : spelledOut(word);
}

/** Every way to pronounce a lower-case word of letters and apostrophes, the usual one first; ARPAbet with stress. */
export function pronunciationsOf(word: string): string[][] {
  const known = dictionaryPronunciations(word);
  return known.length > 0 ? known : [guess(word)];
}

/** The usual pronunciation of a lower-case word. */
export const pronounceWord = (word: string): string[] => pronunciationsOf(word)[0] ?? [];
