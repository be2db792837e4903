import type { Audio } from './audio.ts';

/** A piece of a recording, and where it begins. */
interface Piece {
  startSec: number;
  audio: Audio;
}

/** About a short pause: a cut in its middle goes through no word. */
const quietSec = 0.3;
const stepSec = 0.02;
/** Pieces are at least this share of the longest, or a long silence would make many short ones. */
const shortestShare = 0.6;
/** A last piece of a word or two is hard to make out. */
const shortestLastSec = 3;

/** Pieces of at most that length, cut where it is quietest. */
export function cutAtQuiet(audio: Audio, longestSec: number): Piece[] {
  const { samples, sampleRateHz } = audio;
  const pieces: Piece[] = [];
  let from = 0;
  const take = (to: number) => {
    pieces.push({
      startSec: from / sampleRateHz,
      audio: { samples: samples.subarray(from, to), sampleRateHz },
    });
    from = to;
  };
  const longest = Math.floor(longestSec * sampleRateHz);
  const shortest = Math.floor(shortestShare * longest);
  while (samples.length - from > longest) {
    const latest = Math.min(from + longest, samples.length - Math.floor(shortestLastSec * sampleRateHz));
    take(quietestPlace(samples, from + shortest, latest, sampleRateHz));
  }
  take(samples.length);
  return pieces;
}

function quietestPlace(samples: Float32Array, from: number, to: number, sampleRateHz: number): number {
  const width = Math.round(quietSec * sampleRateHz);
  const step = Math.round(stepSec * sampleRateHz);
  let quietest = { energy: Number.POSITIVE_INFINITY, at: to };
  for (let start = from; start + width <= to; start += step) {
    let energy = 0;
    for (let i = start; i < start + width; i++) energy += (samples[i] ?? 0) ** 2;
    // The later of two equal places makes fewer pieces.
    if (energy <= quietest.energy) quietest = { energy, at: start + Math.round(width / 2) };
  }
  return quietest.at;
}
