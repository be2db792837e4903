import type { BandEstimate, CriterionAssessment, JudgedSession } from '../assessment.ts';
import { roundBand } from '../bands/round-band.ts';
import { READ_CRITERIA, type ReadCriterion } from './descriptors.ts';

/** A reader may correct a measurement, not replace it (design, section 5). */
const FURTHEST_MOVE = 1;

const moveTo = <Estimate extends BandEstimate>(measured: Estimate, band: number): Estimate => ({
  ...measured,
  band,
  exact: measured.exact + band - measured.band,
  low: Math.min(measured.low, band),
  high: Math.max(measured.high, band),
});

const boundBand = (measured: CriterionAssessment | null, wanted: number): CriterionAssessment | null => {
  if (measured === null) return null;
  const nearest = Math.max(measured.band - FURTHEST_MOVE, Math.min(measured.band + FURTHEST_MOVE, wanted));
  return moveTo(measured, roundBand(nearest));
};

/** The measured bands, moved towards the reader's by one band at most. What is only heard stays as it was measured. */
export const boundBands = (
  session: JudgedSession,
  wanted: Readonly<Record<ReadCriterion, number>>,
): JudgedSession => {
  const read = Object.fromEntries(
    READ_CRITERIA.map((criterion) => [criterion, boundBand(session.criteria[criterion], wanted[criterion])]),
  ) as Record<ReadCriterion, CriterionAssessment | null>;
  const criteria = { ...session.criteria, ...read };
  const given = Object.values(criteria).filter((criterion) => criterion !== null);
  const mean = given.reduce((sum, { band }) => sum + band, 0) / given.length;
  return { ...session, criteria, overall: moveTo(session.overall, roundBand(mean)) };
};
