import type { JudgedSession } from '../assessment.ts';
import type { LocatedError } from '../grammar/measure-errors.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import { clauseTypeAt } from '../grammar/clause-types.ts';
import { joinTokens } from '../grammar/rule.ts';
import type { Choose } from './choose.ts';
import type { Remarks } from './feedback.ts';
import { count, quote } from './wording.ts';

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
  const next = nextGrammar(session.criteria.grammar?.band ?? 0);
  return { ...(strength === undefined ? {} : { strength }), ...(limit === undefined ? {} : { limit }), next };
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
  return heaviest === undefined ? undefined : { area: heaviest[0], errors: heaviest[1] };
};

const grammarLimit = (errors: readonly LocatedError[], choose: Choose): string | undefined => {
  const pattern = mainPattern(errors);
  const [first, second] = pattern?.errors ?? [];
  if (pattern === undefined || first === undefined) return undefined;
  const examples =
    second === undefined ? quote(first.excerpt) : `${quote(first.excerpt)} and ${quote(second.excerpt)}`;
  const amount = pattern.errors.length;
  if (amount === 1) return `${quote(first.excerpt)} would be ${quote(first.fix)}. ${first.why}`;
  return choose('grammar limit', [
    `The pattern to work on is ${pattern.area}: ${examples}. ${first.why}`,
    `At least ${count(amount, 'slip')} had to do with ${pattern.area}, such as ${examples}. ${first.why}`,
    `Most of what slipped was ${pattern.area}: ${examples}. ${first.why} So: ${quote(first.fix)}.`,
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
