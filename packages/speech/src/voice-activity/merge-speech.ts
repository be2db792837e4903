import { modelSampleRateHz } from '../audio/audio.ts';
import type { Stretch } from './find-speech.ts';
import { vadFrameSamples } from './speech-probabilities.ts';

/** Weak consonants at the edges of words are below the detector's threshold. */
const paddingSamples = 0.2 * modelSampleRateHz;
/** A longer silence belongs to neither chunk: the recogniser would only be tempted to fill it. */
const longestInnerSilenceSamples = 3 * modelSampleRateHz;

/** Cuts speech without a pause where the detector is least sure of it, in the second half of what may stay together. */
function cutLongSpeech(speech: Stretch, probabilities: Float32Array, longest: number): Stretch[] {
  if (speech.to - speech.from <= longest) return [speech];
  const first = Math.ceil((speech.from + longest / 2) / vadFrameSamples);
  const last = Math.floor((speech.from + longest) / vadFrameSamples);
  let quietest = last;
  for (let frame = last; frame >= first; frame--)
    if ((probabilities[frame] ?? 0) < (probabilities[quietest] ?? 0)) quietest = frame;
  const cut = quietest * vadFrameSamples;
  return [
    { from: speech.from, to: cut },
    ...cutLongSpeech({ from: cut, to: speech.to }, probabilities, longest),
  ];
}

/** Padding goes half-way into a silence at most, so that neighbours never overlap. */
const pad = (chunk: Stretch, index: number, chunks: readonly Stretch[], sampleCount: number): Stretch => {
  const before = chunks[index - 1]?.to ?? -chunk.from;
  const after = chunks[index + 1]?.from ?? 2 * sampleCount - chunk.to;
  return {
    from: Math.round(Math.max(chunk.from - paddingSamples, (before + chunk.from) / 2)),
    to: Math.round(Math.min(chunk.to + paddingSamples, (chunk.to + after) / 2)),
  };
};

/**
 * Joins speech to chunks of at most `longestSec`, padding not counted: the recogniser needs context, but loops on
 * what is longer than it was trained on.
 */
export function mergeSpeech(
  speech: readonly Stretch[],
  probabilities: Float32Array,
  sampleCount: number,
  longestSec: number,
): Stretch[] {
  const longest = longestSec * modelSampleRateHz;
  const chunks: Stretch[] = [];
  for (const piece of speech.flatMap((one) => cutLongSpeech(one, probabilities, longest))) {
    const open = chunks.at(-1);
    const joins =
      open !== undefined &&
      piece.to - open.from <= longest &&
      piece.from - open.to <= longestInnerSilenceSamples;
    if (joins) open.to = piece.to;
    else chunks.push({ ...piece });
  }
  return chunks.map((chunk, index) => pad(chunk, index, chunks, sampleCount));
}
