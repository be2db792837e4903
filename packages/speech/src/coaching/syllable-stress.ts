import type { HeardWord } from './hear-word.ts';

/** What each counts for: 6 dB louder, 4 semitones higher, or half as long again are about equally striking. */
const strikingDb = 6;
const strikingSemitones = 4;
const strikingLogDuration = Math.log(1.5);
/** By how much another syllable must stand out before it is said that the stress was on it. */
const clearlyAhead = 1;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How much each syllable's vowel stands out: louder, higher, longer. */
function prominences({ sounds, contours }: HeardWord): number[] {
  const { firstSec, hopSec, energyDb, pitchSemitones } = contours;
  return sounds
    .filter(({ stress }) => stress !== null)
    .map(({ startSec, endSec }) => {
      const from = startSec ?? 0;
      const to = endSec ?? 0;
      const inside = (_: unknown, frame: number) => {
        const at = firstSec + frame * hopSec;
        return at >= from && at < to;
      };
      const pitches = pitchSemitones.filter(inside).filter((pitch) => pitch !== null);
      return (
        mean(energyDb.filter(inside)) / strikingDb +
        mean(pitches) / strikingSemitones +
        Math.log(Math.max(hopSec, to - from)) / strikingLogDuration
      );
    });
}

const strongest = (values: readonly number[]) => values.indexOf(Math.max(...values));

interface MisplacedStress {
  /** Both from 1. */
  expectedSyllable: number;
  heardSyllable: number;
}

/**
 * Where the stress was, when it was clearly not where it belongs. The model's own rendering must agree with the dictionary, and the
 * last syllable, which everybody draws out, is held against how far the model draws it out.
 */
export function misplacedStress(heard: HeardWord, model: HeardWord | null): MisplacedStress | null {
  const stresses = heard.sounds.flatMap(({ stress }) => stress ?? []);
  const expected = stresses.indexOf(1);
  if (model === null || stresses.length < 2 || expected < 0 || stresses.lastIndexOf(1) !== expected)
    return null;
  const wanted = prominences(model);
  const own = prominences(heard);
  if (wanted.length !== own.length || strongest(wanted) !== expected) return null;
  const gains = own.map(
    (value, i) => value - (own[expected] ?? 0) - ((wanted[i] ?? 0) - (wanted[expected] ?? 0)),
  );
  const found = strongest(gains);
  const isAhead = (own[found] ?? 0) - (own[expected] ?? 0) > clearlyAhead;
  return found !== expected && isAhead && (gains[found] ?? 0) > clearlyAhead
    ? { expectedSyllable: expected + 1, heardSyllable: found + 1 }
    : null;
}
