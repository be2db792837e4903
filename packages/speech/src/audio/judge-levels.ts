import type { Levels } from './levels.ts';

const messages = {
  silent: 'We heard nothing. Check that the right microphone is chosen and not muted.',
  too_quiet: 'Your voice is very quiet. Move closer to the microphone or turn it up.',
  clipped: 'The recording is overdriven. Move back from the microphone or turn it down.',
  noisy: 'There is a lot of noise. A quieter place or a headset helps.',
};

export type LevelProblem = keyof typeof messages;

/** A muted microphone delivers less than the quietest preamplifier's noise. */
const silentBelowDbfs = -60;
/** Recognition was unharmed by low level down to here. */
const quietBelowDbfs = -42;
/** At one sample in two hundred distortion is plainly heard and word errors rise. */
const clippedAboveShare = 0.005;
/** Below this, consonants drown in the noise. */
const noisyBelowDb = 10;

/** What is wrong with a recording, worst first; empty for a good one. */
export function judgeLevels(levels: Levels): LevelProblem[] {
  if (levels.loudnessDbfs < silentBelowDbfs) return ['silent'];
  const problems: LevelProblem[] = [];
  if (levels.clippedShare > clippedAboveShare) problems.push('clipped');
  if (levels.signalToNoiseDb < noisyBelowDb) problems.push('noisy');
  if (levels.loudnessDbfs < quietBelowDbfs) problems.push('too_quiet');
  return problems;
}

export const levelProblemMessage = (problem: LevelProblem): string => messages[problem];
