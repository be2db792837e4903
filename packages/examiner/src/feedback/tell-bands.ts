import type { BandEstimate, Criterion, JudgedSession } from '../assessment.ts';
import { band, listOf } from './wording.ts';

/** The names that the report's four cards have in the specification. */
export const NAMES: Readonly<Record<Criterion, string>> = {
  fluency: 'Fluency & Coherence',
  lexical: 'Lexical Resource',
  grammar: 'Grammatical Range & Accuracy',
  pronunciation: 'Pronunciation',
};
export const CRITERIA = ['fluency', 'lexical', 'grammar', 'pronunciation'] as const;

export const interval = ({ band: value, low, high }: BandEstimate): string =>
  low === high ? band(value) : `${band(value)} (between ${band(low)} and ${band(high)})`;

/** What the report says of a criterion: null where it was not judged. */
export const bandOf = ({ criteria }: Pick<JudgedSession, 'criteria'>, criterion: Criterion): number | null =>
  criteria[criterion]?.band ?? null;

/** The bands as the report names them. */
export const bandsOf = (session: Pick<JudgedSession, 'criteria' | 'overall'>) => ({
  overall_band: session.overall.band,
  fluency_band: bandOf(session, 'fluency'),
  lexical_band: bandOf(session, 'lexical'),
  grammar_band: bandOf(session, 'grammar'),
  pronunciation_band: bandOf(session, 'pronunciation'),
});

/** The criteria that have a band, the best first. */
export const ranked = ({ criteria }: Pick<JudgedSession, 'criteria'>): Criterion[] =>
  CRITERIA.filter((criterion) => criteria[criterion] !== null).toSorted(
    (one, other) => (criteria[other]?.exact ?? 0) - (criteria[one]?.exact ?? 0),
  );

export const justify = (session: JudgedSession): string => {
  const parts = ranked(session).map(
    (criterion) => `${NAMES[criterion]} ${band(session.criteria[criterion]?.band ?? 0)}`,
  );
  const { seconds, words } = session.basis;
  const rests =
    seconds > 0
      ? `${Math.round(seconds)} seconds of speech and ${words} words`
      : `${words} words of text, without sound`;
  return `The overall band is the mean of ${listOf(parts)}, to the nearest half. It rests on ${rests}.`;
};
