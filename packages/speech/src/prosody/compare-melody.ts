import type { Contours } from './contours.ts';

export interface MelodyComparison {
  /** 100: the voice moves as the model's does; 50: it is as far from the model as a monotone would be; 0: it moves the other way. */
  score: number;
  /** How far apart the two voices are where both sound, each from its own median. */
  meanDifferenceSemitones: number;
  /** Above 1 the learner is slower than the model. */
  durationRatio: number;
}

interface Point {
  semitones: number | null;
  energyDb: number;
}

/** Quieter is before or after the utterance. */
const spokenAboveDb = -35;
/** What counts as much as being apart by an octave when the two are laid beside each other in time. */
const farSemitones = 12;
const farDb = 30;
const voicedBesideUnvoiced = 0.5;
/** A model flatter than this has no melody to miss: differences are measured against it at least. */
const leastMovementSemitones = 1;
/** Waiting while the other goes on is dearer than going on together, or any two melodies could be folded into each other. */
const waitingCost = 0.15;
/** Frames: beyond this the contours are thinned out, so that minutes can be compared too. */
const mostPoints = 600;

function pointsOf({ pitchSemitones, energyDb }: Contours): Point[] {
  const spoken = (energy: number) => energy > spokenAboveDb;
  return energyDb
    .map((energy, i) => ({ semitones: pitchSemitones[i] ?? null, energyDb: energy }))
    .slice(Math.max(0, energyDb.findIndex(spoken)), energyDb.findLastIndex(spoken) + 1);
}

function thinned(points: readonly Point[]): Point[] {
  const step = Math.ceil(points.length / mostPoints);
  return points.filter((_, i) => i % step === 0);
}

function cost(a: Point, b: Point): number {
  const loudness = Math.min(1, Math.abs(a.energyDb - b.energyDb) / farDb);
  if (a.semitones === null || b.semitones === null)
    return loudness + (a.semitones === b.semitones ? 0 : voicedBesideUnvoiced);
  return loudness + Math.min(1, Math.abs(a.semitones - b.semitones) / farSemitones);
}

/** Pairs of points on the cheapest way through both contours at once. */
function laidSideBySide(left: readonly Point[], right: readonly Point[]): [Point, Point][] {
  const columns = right.length + 1;
  const total = new Float64Array((left.length + 1) * columns).fill(Infinity);
  total[0] = 0;
  const at = (i: number, j: number) => total[i * columns + j] ?? Infinity;
  left.forEach((a, i) =>
    right.forEach((b, j) => {
      const before = Math.min(at(i, j), at(i, j + 1) + waitingCost, at(i + 1, j) + waitingCost);
      total[(i + 1) * columns + j + 1] = before + cost(a, b);
    }),
  );
  const pairs: [Point, Point][] = [];
  for (let i = left.length, j = right.length; i > 0 && j > 0;) {
    const a = left[i - 1];
    const b = right[j - 1];
    if (a !== undefined && b !== undefined) pairs.push([a, b]);
    const together = at(i - 1, j - 1);
    const waits = at(i - 1, j) + waitingCost;
    const goesOn = at(i, j - 1) + waitingCost;
    if (together <= waits && together <= goesOn) {
      i--;
      j--;
    } else if (waits <= goesOn) i--;
    else j--;
  }
  return pairs;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How a learner's melody follows a model's, laid beside it in time; null where one of them has no voice to compare. */
export function compareMelody(learner: Contours, model: Contours): MelodyComparison | null {
  const own = pointsOf(learner);
  const wanted = pointsOf(model);
  const voiced = laidSideBySide(thinned(own), thinned(wanted)).flatMap(([a, b]) =>
    a.semitones === null || b.semitones === null ? [] : [{ own: a.semitones, wanted: b.semitones }],
  );
  if (voiced.length === 0) return null;
  const difference = mean(voiced.map((pair) => Math.abs(pair.own - pair.wanted)));
  const monotone = Math.max(leastMovementSemitones, mean(voiced.map((pair) => Math.abs(pair.wanted))));
  return {
    score: Math.round(100 * Math.max(0, 1 - difference / (2 * monotone))),
    meanDifferenceSemitones: Number(difference.toFixed(2)),
    durationRatio: Number(((own.length * learner.hopSec) / (wanted.length * model.hopSec)).toFixed(2)),
  };
}
