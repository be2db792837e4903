import { FEATURES, onRootScale, type Feature, type WordCriterion } from './features.ts';
import { interpolate, type Points } from './interpolate.ts';
import type { Measures } from './measure-session.ts';

/** Weights are at least zero and every feature points to "better", so worse measures never predict a higher level. */
export interface WeightedSum {
  readonly weights: Readonly<Record<string, number>>;
  /** From the weighted sum to levels: a line that never falls. */
  readonly line: Points;
}

export interface LevelModel {
  /** Mean and spread of each measure, on the root scale, among the interviews it was fitted on. */
  readonly scales: Readonly<Record<string, { readonly centre: number; readonly scale: number }>>;
  /** The level of the whole performance, 1 to 9. */
  readonly level: WeightedSum;
  /** The level that one criterion alone speaks of, spread as widely as the levels are. */
  readonly criteria: Readonly<Record<WordCriterion, WeightedSum>>;
}

/** Beyond this many standard deviations a measure says no more: one extreme figure must not carry a band. */
const FURTHEST_DEVIATIONS = 3;

export const standardise = (
  feature: Feature,
  measures: Measures,
  { scales }: Pick<LevelModel, 'scales'>,
): number => {
  const { centre, scale } = scales[feature.measure] ?? { centre: 0, scale: 1 };
  const deviations = (onRootScale(feature, measures[feature.measure]) - centre) / scale;
  return Math.max(-FURTHEST_DEVIATIONS, Math.min(FURTHEST_DEVIATIONS, deviations));
};

export const weigh = (
  weights: WeightedSum['weights'],
  measures: Measures,
  model: Pick<LevelModel, 'scales'>,
): number =>
  FEATURES.reduce(
    (sum, feature) => sum + (weights[feature.measure] ?? 0) * standardise(feature, measures, model),
    0,
  );

const LOWEST_LEVEL = 1;
const HIGHEST_LEVEL = 9;

/** The interview level, 1 to 9, unrounded. */
export const predictLevel = (measures: Measures, model: LevelModel): number =>
  Math.max(
    LOWEST_LEVEL,
    Math.min(HIGHEST_LEVEL, interpolate(model.level.line, weigh(model.level.weights, measures, model), 'on')),
  );

/** What one criterion alone speaks of on the same scale; it runs on past 9 for better speech than the interviews hold. */
export const criterionLevel = (criterion: WordCriterion, measures: Measures, model: LevelModel): number =>
  interpolate(
    model.criteria[criterion].line,
    weigh(model.criteria[criterion].weights, measures, model),
    'on',
  );
