import { modelSampleRateHz } from '../audio/audio.ts';
import type { Stretch } from '../voice-activity/find-speech.ts';
import { mergeSpeech } from '../voice-activity/merge-speech.ts';
import type { Decoding } from './decode-with-beam.ts';
import { decodeWithBeam } from './decode-with-beam.ts';
import type { EncodedChunk } from './encode-speech.ts';
import { encodeStretch, longestChunkSec } from './encode-speech.ts';
import type { Moonshine } from './moonshine.ts';
import { isLoop, lengthBeforeLoop } from './repetition.ts';
import { textOf } from './vocabulary.ts';

/** The recording a chunk is a part of. */
export interface Heard {
  samples: Float32Array;
  speech: readonly Stretch[];
  probabilities: Float32Array;
}

export interface DecodedChunk {
  stretch: Stretch;
  decoding: Decoding;
}

/** Pieces this short are not cut further: what does not end then is taken as it is. */
const shortestCutSec = 4;
/** Fast English has 4 words a second; a decoding that needs more tokens than this is going round in circles. */
const tokensPerSec = 6.5;
/** A second try with shorter pieces may be one of very fast speech. */
const tokensPerSecAgain = 8;
const tokensToSpare = 6;
/** Word errors on 150 learners' sentences: 35.0 % with one hypothesis, 34.3 with two, 32.5 with four. */
const beamWidth = 4;

const withoutLoop = (decoding: Decoding): Decoding => {
  const kept = lengthBeforeLoop(decoding.tokens);
  return kept === decoding.tokens.length
    ? decoding
    : { tokens: decoding.tokens.slice(0, kept), logProbs: decoding.logProbs.slice(0, kept), ended: false };
};

function shorterStretches(heard: Heard, stretch: Stretch, longestSec: number): Stretch[] {
  const inside = heard.speech
    .map(({ from, to }) => ({ from: Math.max(from, stretch.from), to: Math.min(to, stretch.to) }))
    .filter(({ from, to }) => to > from);
  return mergeSpeech(inside, heard.probabilities, heard.samples.length, longestSec);
}

/** Decodes a chunk; where the model does not find an end or repeats itself, in shorter pieces. */
export async function recogniseChunk(
  moonshine: Moonshine,
  heard: Heard,
  { stretch, encoding }: EncodedChunk,
  longestSec = longestChunkSec,
): Promise<DecodedChunk[]> {
  const lengthSec = (stretch.to - stretch.from) / modelSampleRateHz;
  const rate = longestSec === longestChunkSec ? tokensPerSec : tokensPerSecAgain;
  const maxTokens = Math.ceil(rate * lengthSec) + tokensToSpare;
  const decoding = await decodeWithBeam(moonshine, encoding, maxTokens, beamWidth);
  if (decoding.ended && !isLoop(textOf(decoding.tokens))) return [{ stretch, decoding }];
  const shorter = shorterStretches(heard, stretch, longestSec / 2);
  if (longestSec / 2 < shortestCutSec || shorter.length < 2)
    return [{ stretch, decoding: withoutLoop(decoding) }];
  const chunks: DecodedChunk[] = [];
  for (const piece of shorter)
    chunks.push(
      ...(await recogniseChunk(
        moonshine,
        heard,
        await encodeStretch(moonshine, heard.samples, piece),
        longestSec / 2,
      )),
    );
  return chunks;
}
