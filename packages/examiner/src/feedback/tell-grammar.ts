import type { JudgedSession } from '../assessment.ts';
import type { LocatedError } from '../grammar/measure-errors.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import { clauseTypeAt } from '../grammar/clause-types.ts';
import { joinTokens } from '../grammar/rule.ts';
import type { Choose } from './choose.ts';
import type { Remarks } from './feedback.ts';
import { count, inWords, quote } from './wording.ts';

/** Structures that show range; plain infinitives and reasons do not. */
const TELLING = new Set([
  'conditional',
  'contrast',
  'relative (who, which)',
  'relative (where)',
  'wh-clause',
  'cleft',
  'passive',
  'reason (as, since)',
  '-ing clause',
]);
const QUOTED_WORDS = 6;

export const tellGrammar = (
  session: JudgedSession,
  answers: readonly AnnotatedAnswer[],
  choose: Choose,
): Remarks => {
  const structure = findStructure(answers);
  const strength =
    structure === undefined
      ? undefined
      : choose('grammar strength', [
          `You used ${structure.name}: ${quote(structure.text)}.`,
          `${quote(structure.text)} shows that you can build ${structure.name}.`,
          `It was good to hear ${structure.name}, in ${quote(structure.text)}.`,
        ]);
  const limit = grammarLimit(session.errors, choose);
  const other = otherSlip(session.errors);
  const pattern = mainPattern(session.errors);
  return {
    ...(strength === undefined ? {} : { strength }),
    ...(limit === undefined ? {} : { limit }),
    ...(other === undefined ? {} : { other }),
    ...(pattern === undefined ? {} : { focus: grammarFocus(pattern, session.errors.length, choose) }),
    next: nextGrammar(session.criteria.grammar?.band ?? 0),
  };
};

const NAMES: Readonly<Record<string, string>> = {
  conditional: 'an “if” sentence',
  contrast: 'a contrast in one sentence',
  'relative (who, which)': 'a relative clause',
  'relative (where)': 'a relative clause',
  'wh-clause': 'a question inside a sentence',
  cleft: 'a sentence that puts its point first',
  passive: 'the passive',
  'reason (as, since)': 'a reason without “because”',
  '-ing clause': 'an -ing clause',
};

const findStructure = (answers: readonly AnnotatedAnswer[]): { name: string; text: string } | undefined => {
  for (const tokens of answers.flatMap(({ sentences }) => sentences))
    for (const index of tokens.keys()) {
      const type = clauseTypeAt(tokens, index);
      if (type === undefined || !TELLING.has(type) || tokens.length < index + 4) continue;
      const start = Math.max(0, index - 1);
      const text = joinTokens(tokens.slice(start, start + QUOTED_WORDS).map((token) => token.text));
      return { name: NAMES[type] ?? 'a complex sentence', text };
    }
  return undefined;
};

/** The kind of error that weighs most, and its examples. */
export const mainPattern = (
  errors: readonly LocatedError[],
): { area: string; errors: LocatedError[] } | undefined => {
  const shown = errors.filter(({ broken }) => !broken);
  const areas = Map.groupBy(shown, ({ area }) => area);
  const [heaviest] = [...areas].toSorted(
    ([, one], [, other]) =>
      other.reduce((sum, { severity }) => sum + severity, 0) -
      one.reduce((sum, { severity }) => sum + severity, 0),
  );
  if (heaviest === undefined) return undefined;
  const [area, alike] = heaviest;
  const sharing = ({ why }: LocatedError) => alike.filter((error) => error.why === why).length;
  // The reason given with a pattern is that of its first example, so the commonest goes first.
  return { area, errors: alike.toSorted((one, other) => sharing(other) - sharing(one)) };
};

/** The examples that the main pattern's own remark quotes: two, unless that leaves none for the other places. */
const quotedErrors = (errors: readonly LocatedError[]): LocatedError[] => {
  const shown = new Set(errors.filter(({ broken }) => !broken).map(({ excerpt }) => excerpt));
  return mainPattern(errors)?.errors.slice(0, shown.size > 2 ? 2 : 1) ?? [];
};

/** Another slip than those of the main pattern's remark, of another kind where there is one. */
export const nextSlip = (errors: readonly LocatedError[]): LocatedError | undefined => {
  const pattern = mainPattern(errors);
  const quoted = new Set(quotedErrors(errors).map(({ excerpt }) => excerpt));
  const rest = errors.filter(({ broken, excerpt }) => !broken && !quoted.has(excerpt));
  return (
    mainPattern(rest.filter(({ area }) => area !== pattern?.area))?.errors[0] ?? mainPattern(rest)?.errors[0]
  );
};

const otherSlip = (errors: readonly LocatedError[]): string | undefined => {
  const slip = nextSlip(errors);
  return slip === undefined
    ? undefined
    : `Say ${quote(slip.fix)} where you said ${quote(slip.excerpt)}. ${slip.why}`;
};

const grammarFocus = (
  { area, errors }: { readonly area: string; readonly errors: readonly LocatedError[] },
  all: number,
  choose: Choose,
): string => {
  if (errors.length === 1) return `What would help most is a check on ${area} before you move on.`;
  const share =
    errors.length === all
      ? all === 2
        ? 'both slips'
        : `all ${count(all, 'slip')}`
      : `${inWords(errors.length)} of the ${count(all, 'slip')}`;
  return choose('grammar focus', [
    `What would help most is ${area}, the pattern behind ${share} we found.`,
    `One pattern, ${area}, made ${share} we found: that is the change that would matter most.`,
  ]);
};

const grammarLimit = (errors: readonly LocatedError[], choose: Choose): string | undefined => {
  const pattern = mainPattern(errors);
  const [first, second] = quotedErrors(errors);
  if (pattern === undefined || first === undefined) return undefined;
  const examples =
    second === undefined ? quote(first.excerpt) : `${quote(first.excerpt)} and ${quote(second.excerpt)}`;
  const amount = pattern.errors.length;
  if (amount === 1)
    return `One thing slipped that is worth fixing: ${quote(first.excerpt)}, for ${quote(first.fix)}. ${first.why}`;
  return choose('grammar limit', [
    `The pattern to work on is ${pattern.area}: ${examples}. ${first.why}`,
    `At least ${count(amount, 'slip')} had to do with ${pattern.area}, such as ${examples}. ${first.why}`,
    `What slipped most often was ${pattern.area}: ${examples}. ${first.why} So: ${quote(first.fix)}.`,
  ]);
};

const nextGrammar = (value: number): string => {
  if (value < 5)
    return 'The next step is one clean subject and verb in each sentence, and the past of twenty common verbs.';
  if (value < 6)
    return 'The next half band needs one complex sentence in each answer, on purpose, and control of the past.';
  if (value < 7)
    return 'The next half band means halving your most frequent pattern of slips while you keep the longer sentences.';
  return 'The next half band is about ease: conditionals, relatives and the passive where the meaning asks for them.';
};
