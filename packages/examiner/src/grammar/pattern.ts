import type { Tagged } from '../language/tagger.ts';
import { WORD_CLASSES } from './word-classes.ts';

/**
 * A line of text that describes neighbouring words:
 * `he|she` one of these words; `=go|come` a form of one of these; `V0` a word class; `x?` may be missing; `..` up to four words;
 * `^` the start of a sentence; `$` its end; `<!make|let` and `>!of|V0`: the word before, or after, is none of these;
 * `<=because|but`: the word before is one of these, or there is none; `~!VERB`: none of these among the next five words.
 */
export interface Pattern {
  readonly match: (sentence: readonly Tagged[], at: number) => Tagged[] | undefined;
  /** The words it can begin with, where they are known: nothing else needs trying. */
  readonly opensWith: ReadonlySet<string> | undefined;
}

type Step =
  | { readonly kind: 'one'; readonly test: (token: Tagged) => boolean; readonly optional: boolean }
  | { readonly kind: 'gap' | 'start' | 'end' }
  | {
      readonly kind: 'before' | 'not-before' | 'not-after' | 'not-near';
      readonly test: (token: Tagged) => boolean;
    };

const GAP_WORDS = 4;
/** A verb that belongs to what was just said comes within about so many words. */
const NEAR_WORDS = 5;

const readTest = (source: string): ((token: Tagged) => boolean) => {
  if (source.startsWith('=')) {
    const lemmas = new Set(source.slice(1).split('|'));
    return ({ lemma }) => lemmas.has(lemma);
  }
  const names = source.split('|');
  const words = new Set(names.filter((name) => WORD_CLASSES[name] === undefined));
  const classes = names.flatMap((name) => WORD_CLASSES[name] ?? []);
  return (token) => words.has(token.text) || classes.some((test) => test(token));
};

const readStep = (source: string): Step => {
  if (source === '..') return { kind: 'gap' };
  if (source === '^') return { kind: 'start' };
  if (source === '$') return { kind: 'end' };
  if (source.startsWith('<=')) return { kind: 'before', test: readTest(source.slice(2)) };
  if (source.startsWith('~!')) return { kind: 'not-near', test: readTest(source.slice(2)) };
  if (source.startsWith('<!')) return { kind: 'not-before', test: readTest(source.slice(2)) };
  if (source.startsWith('>!')) return { kind: 'not-after', test: readTest(source.slice(2)) };
  const optional = source.endsWith('?');
  return { kind: 'one', test: readTest(optional ? source.slice(0, -1) : source), optional };
};

/** The tokens that match the steps from `next` on, read from `at`; a missing optional step leaves no token behind. */
const follow = (
  steps: readonly Step[],
  next: number,
  sentence: readonly Tagged[],
  at: number,
): Tagged[] | undefined => {
  const step = steps[next];
  if (step === undefined) return [];
  const token = sentence[at];
  switch (step.kind) {
    case 'start':
      return at === 0 ? follow(steps, next + 1, sentence, at) : undefined;
    case 'end':
      return token === undefined ? [] : undefined;
    case 'before': {
      const before = sentence[at - 1];
      return before === undefined || step.test(before) ? follow(steps, next + 1, sentence, at) : undefined;
    }
    case 'not-near':
      return sentence.slice(at, at + NEAR_WORDS).some(step.test)
        ? undefined
        : follow(steps, next + 1, sentence, at);
    case 'not-before': {
      const before = sentence[at - 1];
      return before !== undefined && step.test(before) ? undefined : follow(steps, next + 1, sentence, at);
    }
    case 'not-after':
      return token !== undefined && step.test(token) ? undefined : follow(steps, next + 1, sentence, at);
    case 'gap':
      for (let skipped = 0; skipped <= GAP_WORDS && at + skipped <= sentence.length; skipped++) {
        const found = follow(steps, next + 1, sentence, at + skipped);
        if (found !== undefined) return [...sentence.slice(at, at + skipped), ...found];
      }
      return undefined;
    case 'one': {
      if (token !== undefined && step.test(token)) {
        const found = follow(steps, next + 1, sentence, at + 1);
        if (found !== undefined) return [token, ...found];
      }
      return step.optional ? follow(steps, next + 1, sentence, at) : undefined;
    }
  }
};

const openingWords = (sources: readonly string[]): ReadonlySet<string> | undefined => {
  const first = sources.find((source) => source !== '^' && !source.startsWith('<'));
  if (first === undefined || /^(?:\.\.|=)|\?$/u.test(first)) return undefined;
  const words = first.split('|');
  return words.some((word) => WORD_CLASSES[word] !== undefined) ? undefined : new Set(words);
};

export const readPattern = (source: string): Pattern => {
  const sources = source.split(' ');
  const steps = sources.map(readStep);
  return {
    opensWith: openingWords(sources),
    match: (sentence, at) => {
      const found = follow(steps, 0, sentence, at);
      return found === undefined || found.length === 0 ? undefined : found;
    },
  };
};
