import { irregularVerbs } from './irregular-verbs.ts';

const VOWEL = /[aeiou]/u;

/** One short stressed vowel and one consonant at the end: the consonant doubles ("stop", "stopped"). */
const doubles = (verb: string): boolean =>
  /^[^aeiou]*[aeiou][bdgklmnprt]$/u.test(verb) ||
  ['prefer', 'begin', 'forget', 'admit', 'occur', 'travel', 'commit', 'regret'].includes(verb);

const endsInConsonantY = (word: string): boolean => word.endsWith('y') && !VOWEL.test(word.at(-2) ?? '');

const withS = (word: string): string => {
  if (endsInConsonantY(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/u.test(word) && !/(?:oo|eo|io|hoto|iano)$/u.test(word)
    ? `${word}es`
    : `${word}s`;
};

export const thirdPerson = (base: string): string =>
  ({ have: 'has', be: 'is', do: 'does', go: 'goes' })[base] ?? withS(base);

const regularPast = (base: string): string => {
  if (base.endsWith('e')) return `${base}d`;
  if (endsInConsonantY(base)) return `${base.slice(0, -1)}ied`;
  return `${base}${doubles(base) ? (base.at(-1) ?? '') : ''}ed`;
};

export const past = (base: string): string => irregularVerbs.get(base)?.past ?? regularPast(base);

export const participle = (base: string): string => irregularVerbs.get(base)?.participle ?? regularPast(base);

export const ingForm = (base: string): string => {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e') && !/(?:ee|ye|oe|^be)$/u.test(base)) return `${base.slice(0, -1)}ing`;
  return `${base}${doubles(base) ? (base.at(-1) ?? '') : ''}ing`;
};

/** Of the short adjectives that take -er: "big", "bigger". */
export const comparative = (adjective: string): string => {
  if (endsInConsonantY(adjective)) return `${adjective.slice(0, -1)}ier`;
  if (adjective.endsWith('e')) return `${adjective}r`;
  return `${adjective}${/[aeiou][bdgnt]$/u.test(adjective) && doubles(adjective) ? (adjective.at(-1) ?? '') : ''}er`;
};

const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  child: 'children',
  person: 'people',
  man: 'men',
  woman: 'women',
  foot: 'feet',
  tooth: 'teeth',
  mouse: 'mice',
  life: 'lives',
  wife: 'wives',
  knife: 'knives',
  leaf: 'leaves',
  half: 'halves',
  shelf: 'shelves',
  fish: 'fish',
  sheep: 'sheep',
};

const SINGULARS = new Map(Object.entries(IRREGULAR_PLURALS).map(([one, many]) => [many, one]));

export const plural = (noun: string): string =>
  IRREGULAR_PLURALS[noun] ?? (SINGULARS.has(noun) ? noun : withS(noun));

export const singular = (noun: string): string => {
  const known = SINGULARS.get(noun);
  if (known !== undefined) return known;
  if (/[^aeiou]ies$/u.test(noun)) return `${noun.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/u.test(noun)) return noun.slice(0, -2);
  return noun.replace(/s$/u, '');
};

/** "a" or "an", by sound as far as spelling shows it. */
export const article = (word: string): 'a' | 'an' =>
  /^(?:hour|honest|heir|honou?r)/u.test(word) ||
  (/^[aeiou]/u.test(word) && !/^(?:uni|use|usu|eu|one|once|u[^aeiou][aeiou])/u.test(word))
    ? 'an'
    : 'a';
