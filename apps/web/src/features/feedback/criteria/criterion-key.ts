type CriterionKey = 'fluency' | 'lexical' | 'grammar' | 'pronunciation';

/** The names that the calls give the criteria, which are those of the English interface. */
const keys = new Map<string, CriterionKey>([
  ['Fluency & Coherence', 'fluency'],
  ['Lexical Resource', 'lexical'],
  ['Grammatical Range & Accuracy', 'grammar'],
  ['Pronunciation', 'pronunciation'],
]);

/** Null for a criterion that the interface does not know. */
export const criterionKey = (name: string): CriterionKey | null => keys.get(name) ?? null;
