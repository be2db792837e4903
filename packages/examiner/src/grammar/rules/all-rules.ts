import type { Rule } from '../rule.ts';
import { agreementRules } from './agreement.ts';
import { articleRules, pluralRules } from './nouns.ts';
import { prepositionRules } from './prepositions.ts';
import { comparisonRules, linkingRules, wordChoiceRules, wordOrderRules } from './sentences.ts';
import { tenseRules } from './tense.ts';
import { conditionalRules, verbPatternRules } from './verbs.ts';

export const allRules: readonly Rule[] = [
  ...agreementRules,
  ...tenseRules,
  ...verbPatternRules,
  ...conditionalRules,
  ...wordOrderRules,
  ...linkingRules,
  ...comparisonRules,
  ...wordChoiceRules,
  ...pluralRules,
  ...articleRules,
  ...prepositionRules,
];
