import type { JudgedSession } from '../assessment.ts';
import type { Choose } from './choose.ts';
import type { Remarks, WordToLearn } from './feedback.ts';
import { listOf, quote, times } from './wording.ts';

/** Fewer uses than this are no habit. */
const OVERUSED_TIMES = 3;

export interface Overused {
  readonly word: string;
  readonly uses: number;
}

export const tellLexis = (
  { criteria, errors }: JudgedSession,
  overused: readonly Overused[],
  toLearn: readonly WordToLearn[],
  choose: Choose,
): Remarks => {
  const found = (criteria.lexical?.evidence ?? []).flatMap((evidence) =>
    evidence.kind === 'quote' ? [evidence.text] : [],
  );
  const strength =
    found.length === 0
      ? undefined
      : choose('lexis strength', [
          `${listOf(found.map(quote))} ${found.length === 1 ? 'shows' : 'show'} words beyond the everyday ones.`,
          `You reached for less common words: ${listOf(found.map(quote))}.`,
          `Your choice of ${listOf(found.map(quote))} was more exact than an everyday word.`,
        ]);
  const [first, second] = lexicalFindings(errors, overused, toLearn, choose);
  return {
    ...(strength === undefined ? {} : { strength }),
    ...first,
    ...(second === undefined ? {} : { other: second.limit }),
    next: nextLexis(criteria.lexical?.band ?? 0),
  };
};

interface Finding {
  readonly limit: string;
  readonly focus: string;
}

const lexicalFindings = (
  errors: JudgedSession['errors'],
  overused: readonly Overused[],
  toLearn: readonly WordToLearn[],
  choose: Choose,
): Finding[] => {
  const found: Finding[] = [];
  const pair = errors.find(({ area, broken }) => area === 'word choice' && !broken);
  if (pair !== undefined)
    found.push({
      focus: 'What would help most is to learn words together with their partners.',
      limit: `${quote(pair.excerpt)} is understood, but the natural choice is ${quote(pair.fix)}. ${pair.why}`,
    });
  for (const { word, uses } of overused) {
    const swap = toLearn.find(({ insteadOf }) => insteadOf === word);
    if (uses < OVERUSED_TIMES || swap === undefined) continue;
    found.push({
      focus: 'What would help most is a wider choice of words for what you say often.',
      limit: choose(`lexis repeated ${found.length}`, [
        `${quote(word)} appeared ${times(uses)}. Try ${listOf(swap.learn.map(quote))} for some of them.`,
        `You used ${quote(word)} ${times(uses)}; ${listOf(swap.learn.map(quote))} would show more range.`,
      ]),
    });
  }
  return found;
};

const nextLexis = (value: number): string => {
  if (value < 5) return 'The next step is ten words for each everyday topic, learnt in short phrases.';
  if (value < 6)
    return 'The next half band needs rewording when a word is missing, and topic words learnt in sets of ten.';
  if (value < 7)
    return 'The next half band needs exact words in place of “good”, “bad” and “thing”, and verbs learnt with their nouns.';
  return 'The next half band is about precision: the word that fits this case and no other, with its usual partners.';
};
