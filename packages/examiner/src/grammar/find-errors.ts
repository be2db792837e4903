import type { Tagged } from '../language/tagger.ts';
import { fillCorrection, joinTokens, type Rule } from './rule.ts';
import { allRules } from './rules/all-rules.ts';

export interface GrammarError {
  /** Number of the pattern in our list, or the name of the checker's rule. */
  readonly id: string;
  readonly area: Rule['area'];
  readonly severity: 1 | 2 | 3;
  readonly why: string;
  readonly excerpt: string;
  readonly fix: string;
  /** Positions in the sentence, first and last token. */
  readonly from: number;
  readonly to: number;
}

/** Rules that any word may begin, and those that only certain words do; both by their place in the list. */
const anywhere = allRules.filter(({ pattern }) => pattern.opensWith === undefined);
const byOpeningWord = new Map<string, Rule[]>();
for (const rule of allRules)
  for (const word of rule.pattern.opensWith ?? [])
    byOpeningWord.set(word, [...(byOpeningWord.get(word) ?? []), rule]);

const order = new Map(allRules.map((rule, index) => [rule, index]));

/** Errors of one sentence by our own patterns; where two overlap the one listed first counts. */
export const findErrors = (sentence: readonly Tagged[]): GrammarError[] => {
  const hits = sentence.flatMap((token, at) =>
    [...anywhere, ...(byOpeningWord.get(token.text) ?? [])].flatMap((rule) => {
      const matched = rule.pattern.match(sentence, at);
      return matched === undefined ? [] : [{ rule, at, matched }];
    }),
  );
  hits.sort((one, other) => (order.get(one.rule) ?? 0) - (order.get(other.rule) ?? 0));
  const taken = new Set<number>();
  const errors: GrammarError[] = [];
  for (const { rule, at, matched } of hits) {
    const places = matched.map((_, offset) => at + offset);
    const excerpt = joinTokens(matched.map(({ text }) => text));
    const fix = fillCorrection(rule.fix, matched);
    if (fix === excerpt || places.some((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    const { id, area, severity, why } = rule;
    errors.push({ id, area, severity, why, excerpt, fix, from: at, to: at + matched.length - 1 });
  }
  return errors.sort((one, other) => one.from - other.from);
};
