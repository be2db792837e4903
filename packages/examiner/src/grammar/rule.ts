import {
  article,
  comparative,
  ingForm,
  participle,
  past,
  plural,
  singular,
  thirdPerson,
} from '../language/inflect.ts';
import { irregularPasts } from '../language/irregular-verbs.ts';
import type { Tagged } from '../language/tagger.ts';
import { readPattern, type Pattern } from './pattern.ts';

export type ErrorArea =
  | 'agreement'
  | 'tense'
  | 'article'
  | 'plural'
  | 'preposition'
  | 'verb pattern'
  | 'word order'
  | 'comparison'
  | 'linking'
  | 'conditional'
  | 'word choice';

export interface Rule {
  /** The number of the pattern in our list of learner errors. */
  readonly id: string;
  readonly area: ErrorArea;
  readonly why: string;
  /** 3: the meaning is at risk; 1: a light slip. */
  readonly severity: 1 | 2 | 3;
  readonly pattern: Pattern;
  readonly fix: string;
}

/** An area's rules, one line each: number, severity, pattern, correction, reason. */
export const rulesOf = (
  area: ErrorArea,
  lines: readonly (readonly [id: string, severity: 1 | 2 | 3, pattern: string, fix: string, why: string])[],
): Rule[] =>
  lines.map(([id, severity, pattern, fix, why]) => ({
    id,
    area,
    why: why.replaceAll(/"([^"]*)"/gu, '“$1”'),
    severity,
    pattern: readPattern(pattern),
    fix,
  }));

/** Words of everyday talk that are written with a capital wherever they stand. */
const CAPITALISED =
  /\b(?:i(?=\b(?!\.))|(?:english|british|american|chinese|japanese|korean|french|german|spanish|italian|arabic|russian|asian|european|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b)/gu;

/** Tokens as they are written: "n't" and "'s" hang on to the word before. */
export const joinTokens = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .join(' ')
    .replaceAll(/ (?=n't\b|'(?:s|m|re|ve|d|ll)\b|[.,?!])/gu, '')
    .replaceAll(CAPITALISED, (word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);

const OBJECT_FORMS: Readonly<Record<string, string>> = {
  i: 'me',
  he: 'him',
  she: 'her',
  we: 'us',
  they: 'them',
};
const SUBJECT_FORMS: Readonly<Record<string, string>> = {
  me: 'I',
  him: 'he',
  her: 'she',
  us: 'we',
  them: 'they',
};

const listed = (
  name: string,
  forms: Readonly<Record<string, string>>,
): Record<string, (token: Tagged) => string> => ({
  [name]: ({ text }) => forms[text] ?? text,
});

const FORMS: Readonly<Record<string, (token: Tagged) => string>> = {
  s: ({ lemma }) => thirdPerson(lemma),
  base: ({ text, lemma }) => (text === 'lives' ? 'live' : (irregularPasts.get(text)?.base ?? lemma)),
  past: ({ lemma }) => past(lemma),
  ven: ({ text, lemma }) => participle(irregularPasts.get(text)?.base ?? lemma),
  ing: ({ lemma }) => ingForm(lemma),
  pl: ({ lemma }) => plural(lemma),
  sg: ({ text }) => singular(text),
  a: ({ text }) => `${article(text)} ${text}`,
  er: ({ text }) => comparative(text),
  adj: ({ text }) => (text.endsWith('ily') ? `${text.slice(0, -3)}y` : text.replace(/ly$/u, '')),
  /** The verb "be" as its negation with "do" has it: "am not agree" is "don't agree". */
  dont: ({ text }) => (text === 'is' ? "doesn't" : text.startsWith('w') ? "didn't" : "don't"),
  be: ({ text }) => (text === 'i' ? 'am' : /^(?:we|they|you)$/u.test(text) ? 'are' : 'is'),
  have: ({ text }) => (/^(?:he|she|it)$/u.test(text) ? 'has' : 'have'),
  bePlural: ({ text }) =>
    /^(?:it|weather|food|person|man|woman|girl|boy|friend|someone)$/u.test(text) ? 'is' : 'are',
  negative: ({ text }) => (/^(?:he|she|it)$/u.test(text) ? "doesn't" : "don't"),
  ...listed('any', { nothing: 'anything', nobody: 'anybody', nowhere: 'anywhere' }),
  ...listed('little', { few: 'little', fewer: 'less' }),
  ...listed('muchwork', { many: 'a lot of', much: 'a lot of' }),
  ...listed('people', {
    childs: 'children',
    foots: 'feet',
    tooths: 'teeth',
  }),
  /** What "there" goes with before this word. */
  exist: ({ text }) => (text === 'a' || text === 'an' ? `is ${text}` : `are ${text}`),
  obj: ({ text }) => OBJECT_FORMS[text] ?? text,
  subj: ({ text }) => SUBJECT_FORMS[text] ?? text,
  edform: ({ text }) => text.replace(/ing$/u, 'ed'),
  ...listed('many', { is: 'are', was: 'were', has: 'have', does: 'do' }),
  ...listed('there', { is: 'are', was: 'were' }),
  ...listed('every', { are: 'is', were: 'was', have: 'has' }),
  ...listed('wish', { can: 'could', will: 'would', am: 'were', is: 'were', are: 'were', have: 'had' }),
  ...listed('itbe', { am: 'is', "'m": 'is' }),
  ...listed('better', { good: 'better', bad: 'worse' }),
  ...listed('price', { cheap: 'low', cheaper: 'lower', expensive: 'high' }),
  plain: ({ text }) =>
    text
      .replace(/(?:ier)$/u, 'y')
      .replace(/(?:est|er)$/u, '')
      .replace(/([bdgnpt])\1$/u, '$1'),
};

/** Another verb in the form that this one has: "did" as "make" is "made". */
const inFormOf = ({ text, lemma }: Tagged, verb: string): string => {
  if (text === lemma) return verb;
  if (text.endsWith('ing')) return ingForm(verb);
  return text.endsWith('s') ? thirdPerson(verb) : past(verb);
};

/** The present of a verb with the subject found before it. */
const present = ({ lemma }: Tagged, matched: readonly Tagged[]): string =>
  matched.some(({ text }) => text === 'he' || text === 'she' || text === 'it') ? thirdPerson(lemma) : lemma;

/** The verb without the "does" or "did" of a question: "what does he want" is "what he wants". */
const afterDo = ({ lemma }: Tagged, matched: readonly Tagged[]): string =>
  matched.some(({ text }) => text === 'did') ? past(lemma) : thirdPerson(lemma);

const LIKE = 'like_';

const applyForm = (form: string, token: Tagged, matched: readonly Tagged[]): string => {
  if (form === 'present') return present(token, matched);
  if (form === 'after_do') return afterDo(token, matched);
  if (form.startsWith(LIKE)) return inFormOf(token, form.slice(LIKE.length));
  return FORMS[form]?.(token) ?? token.text;
};

/** Fills `{2}`, `{2:past}`, `{2:like_make}`, `{-1}` and `{2..-2}` of a correction with the words that were matched. */
export const fillCorrection = (fix: string, matched: readonly Tagged[]): string => {
  const at = (index: number) => matched.at(index > 0 ? index - 1 : index);
  const filled = fix.replaceAll(
    /\{(-?\d+)(?:\.\.(-?\d+))?(?::(\w+))?\}/gu,
    (_, from: string, to?: string, form?: string) => {
      if (to !== undefined) {
        const start = Number(from) > 0 ? Number(from) - 1 : matched.length + Number(from);
        const end = Number(to) > 0 ? Number(to) : matched.length + Number(to) + 1;
        const part = matched.slice(start, end).filter(({ text }) => form !== 'single' || text !== 'they');
        const text = joinTokens(part.map((token) => token.text));
        return form === 'a' ? `${article(text)} ${text}` : text;
      }
      const token = at(Number(from));
      if (token === undefined) return '';
      return form === undefined ? token.text : applyForm(form, token, matched);
    },
  );
  return joinTokens(filled.trim().split(/\s+/u));
};
