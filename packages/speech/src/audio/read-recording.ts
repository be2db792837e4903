import type { Audio } from './audio.ts';
import { durationSec, modelSampleRateHz } from './audio.ts';
import { AudioError } from './audio-error.ts';
import { openWav } from './open-wav.ts';
import { shortestAnswerSec } from './read-answer.ts';
import { resample } from './resample.ts';
import { looksLikeWebm } from './webm/find-opus.ts';
import { readWebm } from './webm/read-webm.ts';

/** A recorder that stops at the limit delivers a block or two more. */
const toleranceSec = 1;

function readShortWav(bytes: Uint8Array, longestSec: number): Audio {
  const wav = openWav(bytes);
  const lengthSec = wav.frames / wav.sampleRateHz;
  if (lengthSec > longestSec) throw new AudioError('too_long', `${Math.round(lengthSec)} s`);
  return resample(wav.decode(0, wav.frames), modelSampleRateHz);
}

/** A short recording as browsers make it, WebM with Opus or WAV, at 16 kHz; what cannot be read is an `AudioError`. */
export async function readRecording(bytes: Uint8Array, longestSec: number): Promise<Audio> {
  const atMostSec = longestSec + toleranceSec;
  const audio = looksLikeWebm(bytes) ? await readWebm(bytes, atMostSec) : readShortWav(bytes, atMostSec);
  if (durationSec(audio) < shortestAnswerSec)
    throw new AudioError('too_short', `${durationSec(audio).toFixed(2)} s`);
  return audio;
}
