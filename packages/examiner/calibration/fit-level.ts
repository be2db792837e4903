import { FEATURES, onRootScale, type Feature, type WordCriterion } from '../src/bands/features.ts';
import { interpolate } from '../src/bands/interpolate.ts';
import { standardise, weigh, type LevelModel, type WeightedSum } from '../src/bands/level-model.ts';
import type { Measures } from '../src/bands/measure-session.ts';
import { fitLine, fitWeights } from './monotone-fit.ts';
import { deviation, mean } from './statistics.ts';

export interface Rated {
  readonly id: string;
  readonly level: number;
  readonly measures: Measures;
}

/** Four digits are far below the noise of the fit and keep the file readable. */
const round = (value: number): number => Number(value.toFixed(4));

export const fitLevel = (interviews: readonly Rated[]): LevelModel => {
  const scales = Object.fromEntries(
    FEATURES.map((feature) => {
      const values = interviews.map(({ measures }) => onRootScale(feature, measures[feature.measure]));
      return [feature.measure, { centre: round(mean(values)), scale: round(deviation(values) || 1) }];
    }),
  );
  const levels = interviews.map(({ level }) => level);
  const fit = (features: readonly Feature[]): WeightedSum & { readonly sums: readonly number[] } => {
    const rows = interviews.map(({ measures }) =>
      features.map((feature) => standardise(feature, measures, { scales })),
    );
    const fitted = fitWeights(rows, levels);
    const weights = Object.fromEntries(
      features.map(({ measure }, column) => [measure, round(fitted[column] ?? 0)]),
    );
    const sums = interviews.map(({ measures }) => weigh(weights, measures, { scales }));
    return { weights, sums, line: fitLine(sums, levels) };
  };
  const spread = (criterion: WordCriterion): WeightedSum => {
    const { weights, sums, line } = fit(FEATURES.filter((feature) => feature.criterion === criterion));
    // A fit keeps to the middle the more the less it knows; linear equating gives it back the spread of the levels.
    const fitted = sums.map((sum) => interpolate(line, sum, 'on'));
    const factor = deviation(levels) / deviation(fitted);
    return { weights, line: line.map(([x, y]) => [x, round(mean(levels) + (y - mean(fitted)) * factor)]) };
  };
  const { weights, line } = fit(FEATURES);
  return {
    scales,
    level: { weights, line },
    criteria: { fluency: spread('fluency'), lexis: spread('lexis'), grammar: spread('grammar') },
  };
};
