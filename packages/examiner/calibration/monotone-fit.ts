import type { Points } from '../src/bands/interpolate.ts';
import { nonNegativeLeastSquares } from './least-squares.ts';
import { mean } from './statistics.ts';

/** Holds weights of near-equal measures together; from 3 to 100 the folds hardly differ. */
const WEIGHT_RIDGE = 10;
const LINE_RIDGE = 0.1;

/** Where the line may bend: more of them above the middle, where levels are few and far apart. */
const BENDS = [0.25, 0.5, 0.7, 0.85];

const centred = (rows: readonly (readonly number[])[]): { rows: number[][]; centres: number[] } => {
  const centres = (rows[0] ?? []).map((_, column) => mean(rows.map((row) => row[column] ?? 0)));
  return { centres, rows: rows.map((row) => row.map((value, column) => value - (centres[column] ?? 0))) };
};

const round = (value: number): number => Number(value.toFixed(4));

/** How much each column adds to the target: nothing or something, never less than nothing. */
export const fitWeights = (rows: readonly (readonly number[])[], target: readonly number[]): number[] => {
  const middle = mean(target);
  return nonNegativeLeastSquares(
    centred(rows).rows,
    target.map((value) => value - middle),
    WEIGHT_RIDGE,
  );
};

/** The line of a few straight pieces, none of them falling, that leads from sums to targets best. */
export const fitLine = (sums: readonly number[], target: readonly number[]): Points => {
  const sorted = sums.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const knots = [at(0), ...BENDS.map(at), at(1)];
  const climbs = (sum: number): number[] =>
    knots.slice(1).map((knot, index) => Math.max(0, Math.min(knot, sum) - (knots[index] ?? 0)));
  const { rows, centres } = centred(sums.map(climbs));
  const middle = mean(target);
  const slopes = nonNegativeLeastSquares(
    rows,
    target.map((value) => value - middle),
    LINE_RIDGE,
  );
  const heightAt = (knot: number): number =>
    climbs(knot).reduce(
      (sum, climb, index) => sum + (climb - (centres[index] ?? 0)) * (slopes[index] ?? 0),
      middle,
    );
  return knots.map((knot) => [round(knot), round(heightAt(knot))]);
};
