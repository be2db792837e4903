import type { Audio } from '../audio/audio.ts';
import { measureLevels } from '../audio/levels.ts';

/** How loud every voice speaks, so that changing the voice does not change the volume. */
const targetLoudnessDbfs = -19;
const highestPeakDbfs = -1.5;
const frameSec = 0.01;
/** What is this far below the loud parts is breath or silence. */
const quietBelowLoudnessDb = 36;
const keptBeforeSec = 0.04;
const keptAfterSec = 0.09;
const fadeInSec = 0.008;
const fadeOutSec = 0.03;

const gainOf = (decibels: number) => 10 ** (decibels / 20);

function isLoud(frame: Float32Array, floor: number): boolean {
  let sum = 0;
  for (const sample of frame) sum += sample * sample;
  return sum > floor * floor * frame.length;
}

/** First and one past the last sample of the speech, with some room around it. */
function speechSpan({ samples, sampleRateHz }: Audio, floor: number): [from: number, to: number] {
  const frameSamples = Math.round(frameSec * sampleRateHz);
  let first = samples.length;
  let last = 0;
  for (let start = 0; start < samples.length; start += frameSamples) {
    if (!isLoud(samples.subarray(start, start + frameSamples), floor)) continue;
    first = Math.min(first, start);
    last = start + frameSamples;
  }
  return [
    Math.max(0, first - Math.round(keptBeforeSec * sampleRateHz)),
    Math.min(samples.length, last + Math.round(keptAfterSec * sampleRateHz)),
  ];
}

function fadeEnds(samples: Float32Array, sampleRateHz: number): void {
  const fadeIn = Math.min(samples.length, Math.round(fadeInSec * sampleRateHz));
  const fadeOut = Math.min(samples.length, Math.round(fadeOutSec * sampleRateHz));
  for (let i = 0; i < fadeIn; i++) samples[i] = (samples[i] ?? 0) * (i / fadeIn);
  for (let i = 0; i < fadeOut; i++) {
    const at = samples.length - 1 - i;
    samples[at] = (samples[at] ?? 0) * (i / fadeOut);
  }
}

/** Cut to the speech, at one loudness, starting and ending at zero. */
export function shapeSpeech(audio: Audio): Audio {
  const { loudnessDbfs } = measureLevels(audio);
  const [from, to] = speechSpan(audio, gainOf(loudnessDbfs - quietBelowLoudnessDb));
  const samples = audio.samples.slice(from, to);
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const gain = Math.min(
    gainOf(targetLoudnessDbfs - loudnessDbfs),
    gainOf(highestPeakDbfs) / Math.max(peak, 1e-6),
  );
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) * gain;
  fadeEnds(samples, audio.sampleRateHz);
  return { samples, sampleRateHz: audio.sampleRateHz };
}

/** The sound with silence around it. */
export function withSilence({ samples, sampleRateHz }: Audio, beforeSec: number, afterSec: number): Audio {
  const before = Math.round(beforeSec * sampleRateHz);
  const padded = new Float32Array(before + samples.length + Math.round(afterSec * sampleRateHz));
  padded.set(samples, before);
  return { samples: padded, sampleRateHz };
}

/** Pieces of one sample rate as one. */
export function joinPieces(pieces: readonly Audio[]): Audio {
  const samples = new Float32Array(pieces.reduce((sum, piece) => sum + piece.samples.length, 0));
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece.samples, at);
    at += piece.samples.length;
  }
  return { samples, sampleRateHz: pieces[0]?.sampleRateHz ?? 0 };
}
