import type { LocatedError } from '../grammar/measure-errors.ts';
import { joinTokens } from '../grammar/rule.ts';
import { WORD_CLASSES } from '../grammar/word-classes.ts';
import { past } from '../language/inflect.ts';
import type { Tagged } from '../language/tagger.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import type { BetterVersion } from './feedback.ts';
import { sentence as asSentence } from './wording.ts';

const SHOWN_SENTENCES = 3;
/** Longer stretches without a sentence mark are cut to the part around the error. */
const SHOWN_TOKENS = 24;

/** The learner's weakest sentences said again, with every error found in them put right and nothing else changed. */
export const improveSentences = (
  answers: readonly AnnotatedAnswer[],
  errors: readonly LocatedError[],
): BetterVersion[] => {
  const bySentence = Map.groupBy(
    errors.filter(({ broken }) => !broken),
    ({ answer, sentence }) => `${answer} ${sentence}`,
  );
  return [...bySentence.values()]
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, SHOWN_SENTENCES)
    .flatMap((found) => {
      const [first] = found;
      const tokens = first === undefined ? undefined : answers[first.answer]?.sentences[first.sentence];
      return first === undefined || tokens === undefined ? [] : [rewrite(tokens, found, first)];
    });
};

const weightOf = (errors: readonly LocatedError[]): number =>
  errors.reduce((sum, { severity }) => sum + severity, 0);

/** A finished time holds for the rest of the sentence: "yesterday I went … and we ate". */
const FINISHED_TIME = 'E11';

const inThePast = (tokens: readonly Tagged[], index: number): string | undefined => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const isVerb =
    token !== undefined && before !== undefined && WORD_CLASSES.V0s?.(token) && WORD_CLASSES.SUBJ?.(before);
  return isVerb ? past(token.lemma) : undefined;
};

const rewrite = (
  tokens: readonly Tagged[],
  errors: readonly LocatedError[],
  first: LocatedError,
): BetterVersion => {
  const start =
    tokens.length <= SHOWN_TOKENS ? 0 : Math.max(0, Math.min(first.from - 8, tokens.length - SHOWN_TOKENS));
  const end = Math.min(tokens.length, start + SHOWN_TOKENS);
  const better: string[] = [];
  const applied: LocatedError[] = [];
  for (let index = start; index < end; index++) {
    const error = errors.find(({ from, to }) => from === index && to < end);
    if (error === undefined) {
      const finished = applied.some(({ id }) => id === FINISHED_TIME);
      better.push((finished ? inThePast(tokens, index) : undefined) ?? tokens[index]?.text ?? '');
    } else {
      better.push(error.fix);
      applied.push(error);
      index = error.to;
    }
  }
  return {
    said: asSentence(joinTokens(tokens.slice(start, end).map(({ text }) => text))),
    better: asSentence(joinTokens(better)),
    why: [...new Set(applied.map(({ why }) => why))].join(' '),
  };
};
