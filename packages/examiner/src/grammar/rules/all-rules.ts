import type { Rule } from '../rule.ts';
import { agreementRules } from './agreement.ts';
import { articleRules, pluralRules } from './nouns.ts';
import { connectionRules, degreeRules, orderRules, pairRules, phraseRules } from './phrases.ts';
import { prepositionRules } from './prepositions.ts';
import { nounPhraseRules, quantityRules } from './quantities.ts';
import { comparisonRules, linkingRules, wordChoiceRules, wordOrderRules } from './sentences.ts';
import { doubleSubjectRules, subjectRules } from './subjects.ts';
import { tenseRules } from './tense.ts';
import { verbFormRules, verbGroupRules } from './verb-groups.ts';
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
  ...subjectRules,
  ...doubleSubjectRules,
  ...verbGroupRules,
  ...verbFormRules,
  ...quantityRules,
  ...nounPhraseRules,
  ...phraseRules,
  ...orderRules,
  ...degreeRules,
  ...pairRules,
  ...connectionRules,
];
