import { modelSampleRateHz } from '../src/audio/audio.ts';
import type { Levels } from '../src/audio/levels.ts';
import { measureLevels } from '../src/audio/levels.ts';
import { createResampler } from '../src/audio/resample.ts';
import { createWaveform } from './waveform.ts';

/** The sound of a recording as it grows: at the rate of the models, never longer than the limit. */
export interface RecordedSound {
  add(block: Float32Array): void;
  isFull(): boolean;
  /** By what was heard, not by a clock: a hidden tab's clocks run late. */
  elapsedSec(): number;
  waveform(): number[];
  finish(): { samples: Float32Array; levels: Levels };
}

/** Seen before resampling, which rounds off the flat tops of overdriven sound. */
const clippedSamples = (block: Float32Array, sampleRateHz: number) =>
  measureLevels({ samples: block, sampleRateHz }).clippedShare * block.length;

export function collectSound(sampleRateHz: number, maxDurationSec: number): RecordedSound {
  const resampler =
    sampleRateHz === modelSampleRateHz ? undefined : createResampler(sampleRateHz, modelSampleRateHz);
  const limitSamples = Math.round(maxDurationSec * modelSampleRateHz);
  const outline = createWaveform();
  const pieces: Float32Array[] = [];
  let length = 0;
  let heardSamples = 0;
  let clipped = 0;

  function keep(samples: Float32Array): void {
    const fitting = samples.subarray(0, limitSamples - length);
    pieces.push(fitting);
    outline.add(fitting);
    length += fitting.length;
  }

  return {
    add(block) {
      heardSamples += block.length;
      clipped += clippedSamples(block, sampleRateHz);
      keep(resampler?.push(block) ?? block);
    },
    isFull: () => length >= limitSamples,
    elapsedSec: () => Math.min(maxDurationSec, heardSamples / sampleRateHz),
    waveform: () => outline.bars(),
    finish() {
      if (resampler !== undefined) keep(resampler.finish());
      const samples = new Float32Array(length);
      let at = 0;
      for (const piece of pieces) {
        samples.set(piece, at);
        at += piece.length;
      }
      const levels = measureLevels({ samples, sampleRateHz: modelSampleRateHz });
      return { samples, levels: { ...levels, clippedShare: clipped / Math.max(1, heardSamples) } };
    },
  };
}
