import type { JudgedSession } from '../assessment.ts';
import type { Issue } from './feedback.ts';

/** More than five corrections are not read (house rule). */
const SHOWN_ISSUES = 5;
/** Recognisers drop and invent these small words; one hit alone proves nothing. */
const NEEDS_TWO_HITS = new Set(['article']);

/** Errors to show: those that put the meaning at risk first, patterns before single slips, each pattern once or twice. */
export const listIssues = ({ errors }: JudgedSession): Issue[] => {
  const sure = errors.filter(
    ({ broken, area }) =>
      !broken && (!NEEDS_TWO_HITS.has(area) || errors.filter((error) => error.area === area).length > 1),
  );
  const weight = (id: string) => sure.filter((error) => error.id === id).length;
  const seen = new Set<string>();
  return sure
    .toSorted((one, other) => other.severity - one.severity || weight(other.id) - weight(one.id))
    .filter(({ excerpt }) => !seen.has(excerpt) && seen.add(excerpt).size > 0)
    .slice(0, SHOWN_ISSUES)
    .map(({ area, excerpt, fix }) => ({ type: area, excerpt, fix }));
};
