import { mean, pearson, spearman } from './statistics.ts';

export interface Agreement {
  readonly pearson: number;
  readonly spearman: number;
  /** Mean distance of the unrounded prediction. */
  readonly meanErrorLevels: number;
  /** Share of interviews whose rounded prediction is the level or a neighbour of it. */
  readonly withinOneLevel: number;
}

const round = (value: number): number => Number(value.toFixed(4));

export const agreement = (predicted: readonly number[], levels: readonly number[]): Agreement => ({
  pearson: round(pearson(predicted, levels)),
  spearman: round(spearman(predicted, levels)),
  meanErrorLevels: round(mean(predicted.map((value, index) => Math.abs(value - (levels[index] ?? 0))))),
  withinOneLevel: round(
    mean(predicted.map((value, index) => (Math.abs(Math.round(value) - (levels[index] ?? 0)) <= 1 ? 1 : 0))),
  ),
});
