import type { Audio } from './audio.ts';
import { durationSec, modelSampleRateHz } from './audio.ts';
import { AudioError } from './audio-error.ts';
import { readWav } from './read-wav.ts';
import { resample } from './resample.ts';

export const shortestAnswerSec = 0.5;
const longestAnswerSec = 180;
/** A recorder that stops at the limit delivers a block or two more. */
const longestAnswerToleranceSec = 2;

/** A learner's recording, ready for the models: 16 kHz mono, 0.5 s to 3 min. */
export function readAnswer(bytes: Uint8Array): Audio {
  const audio = readWav(bytes);
  assertAnswerLength(durationSec(audio));
  return resample(audio, modelSampleRateHz);
}

export function assertAnswerLength(lengthSec: number): void {
  if (lengthSec < shortestAnswerSec) throw new AudioError('too_short', `${lengthSec.toFixed(2)} s`);
  if (lengthSec > longestAnswerSec + longestAnswerToleranceSec)
    throw new AudioError('too_long', `${Math.round(lengthSec)} s`);
}
