import { predictLevel } from '../src/bands/level-model.ts';
import { fitLevel, type Rated } from './fit-level.ts';

const FOLDS = 10;
const SEED = 20261115;

/** A small generator of repeatable chance (mulberry32). */
const chanceFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The level of every interview as predicted by a model that has seen only the other folds; an interview is one speaker. */
export const crossFit = (interviews: readonly Rated[], judged: readonly Rated[] = interviews): number[] => {
  const chance = chanceFrom(SEED);
  const order = interviews
    .map((_, index) => ({ index, draw: chance() }))
    .toSorted((one, other) => one.draw - other.draw);
  const foldOf = new Map(order.map(({ index }, place) => [index, place % FOLDS]));
  const predicted = new Array<number>(interviews.length).fill(0);
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = fitLevel(interviews.filter((_, index) => foldOf.get(index) !== fold));
    judged.forEach(({ measures }, index) => {
      if (foldOf.get(index) === fold) predicted[index] = predictLevel(measures, model);
    });
  }
  return predicted;
};
