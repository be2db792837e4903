import type { Stretch } from '../voice-activity/find-speech.ts';
import { mergeSpeech } from '../voice-activity/merge-speech.ts';
import type { Encoding, Moonshine, SoundFrames } from './moonshine.ts';
import { encode, encoderFrameSamples, hearFrames } from './moonshine.ts';

/** Where somebody speaks in 16 kHz sound. */
export interface FoundSpeech {
  probabilities: Float32Array;
  speech: Stretch[];
}

/** A piece of sound as the recogniser's encoder hears it. */
export interface EncodedChunk {
  stretch: Stretch;
  frames: SoundFrames;
  encoding: Encoding;
}

/** Longer pieces make the model lose its way; shorter ones take its context away (measured on minutes of speech). */
export const longestChunkSec = 20;

/** The pieces that a recording is listened to in; each begins where a frame of its timeline begins. */
export const chunksOfSpeech = ({ speech, probabilities }: FoundSpeech, sampleCount: number): Stretch[] =>
  mergeSpeech(speech, probabilities, sampleCount, longestChunkSec).map(({ from, to }) => ({
    from: from - (from % encoderFrameSamples),
    to,
  }));

export async function encodeStretch(
  moonshine: Pick<Moonshine, 'soundFrames' | 'encoder'>,
  samples: Float32Array,
  stretch: Stretch,
): Promise<EncodedChunk> {
  const frames = await hearFrames(moonshine, samples.subarray(stretch.from, stretch.to));
  return { stretch, frames, encoding: await encode(moonshine, frames) };
}

/** Every piece of a recording's speech, encoded. */
export async function encodeSpeech(
  moonshine: Moonshine,
  samples: Float32Array,
  found: FoundSpeech,
): Promise<EncodedChunk[]> {
  const chunks: EncodedChunk[] = [];
  for (const stretch of chunksOfSpeech(found, samples.length))
    chunks.push(await encodeStretch(moonshine, samples, stretch));
  return chunks;
}
