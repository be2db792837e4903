import { modelSampleRateHz } from '../audio/audio.ts';
import { encoderFrameCentre, encoderFrameSamples } from '../recognition/moonshine.ts';
import type { FrameSound } from './frame-sound.ts';
import type { Voicing } from './voicing.ts';
import { quantile } from './voicing.ts';

/** Melody and loudness of a recording, for drawing and comparing; one value for each step of `hopSec`. */
export interface Contours {
  firstSec: number;
  hopSec: number;
  /** Null where there is no voice. */
  pitchHz: (number | null)[];
  /** From the speaker's own median, so that a child may be compared with a man. */
  pitchSemitones: (number | null)[];
  /** Below the loud parts of the recording: 0 is loud, −60 the floor. */
  energyDb: number[];
}

/** The pitch of one frame among its neighbours: the median removes single frames an octave off. */
const medianReachFrames = 2;
/** Shorter voiced stretches are creaks and plosives, not melody: 3 frames are 72 ms. */
const shortestVoicedFrames = 3;
const floorDb = -60;

/** Plus 0, because JSON does not know −0. */
const rounded = (value: number, digits: number) => Number(value.toFixed(digits)) + 0;

function voicedRuns(voiced: Uint8Array): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  let from = -1;
  for (let frame = 0; frame <= voiced.length; frame++) {
    const on = voiced[frame] === 1;
    if (on && from < 0) from = frame;
    if (on || from < 0) continue;
    if (frame - from >= shortestVoicedFrames) runs.push({ from, to: frame });
    from = -1;
  }
  return runs;
}

/** Median over the neighbours, then their mean, within one voiced stretch. */
function smoothed(run: Float32Array): Float32Array {
  const middle = run.map((_, i) =>
    quantile(run.slice(Math.max(0, i - medianReachFrames), i + medianReachFrames + 1), 0.5),
  );
  return middle.map((_, i) => {
    const near = middle.subarray(Math.max(0, i - 1), i + 2);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

export function contoursOf(sound: FrameSound, voicing: Voicing): Contours {
  const octaves = new Map<number, number>();
  for (const { from, to } of voicedRuns(voicing.voiced))
    smoothed(sound.pitchHz.slice(from, to).map(Math.log2)).forEach((value, i) =>
      octaves.set(from + i, value),
    );
  const median = quantile(Float32Array.from(octaves.values()), 0.5);
  const frames = Array.from(sound.energyDb.keys());
  const of = (frame: number, shape: (octave: number) => number) => {
    const octave = octaves.get(frame);
    return octave === undefined ? null : shape(octave);
  };
  return {
    firstSec: encoderFrameCentre / modelSampleRateHz,
    hopSec: encoderFrameSamples / modelSampleRateHz,
    pitchHz: frames.map((frame) => of(frame, (octave) => rounded(2 ** octave, 1))),
    pitchSemitones: frames.map((frame) => of(frame, (octave) => rounded(12 * (octave - median), 2))),
    energyDb: frames.map((frame) =>
      rounded(Math.min(0, Math.max(floorDb, (sound.energyDb[frame] ?? floorDb) - voicing.loudDb)), 1),
    ),
  };
}
