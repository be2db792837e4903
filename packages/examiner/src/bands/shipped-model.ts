import type { LevelModel, WeightedSum } from './level-model.ts';
import json from './level-model.json' with { type: 'json' };

const readSum = ({ weights, line }: { weights: Record<string, number>; line: number[][] }): WeightedSum => ({
  weights,
  line: line.map(([x = 0, y = 0]) => [x, y]),
});

/** The model as calibration/fit.ts left it. */
export const shippedModel: LevelModel = {
  scales: json.scales,
  level: readSum(json.level),
  criteria: {
    fluency: readSum(json.criteria.fluency),
    lexis: readSum(json.criteria.lexis),
    grammar: readSum(json.criteria.grammar),
  },
};
