import type { Audio } from '../audio/audio.ts';
import type { Assessor } from '../pronunciation/assessor.ts';
import type { JudgedFrames } from '../pronunciation/judged-frames.ts';
import type { EncodedChunk, FoundSpeech } from '../recognition/encode-speech.ts';
import { chunksOfSpeech } from '../recognition/encode-speech.ts';

/**
 * The sound of a recording of 16 kHz frame by frame, before anybody knows what is said in it; in a thread of its own. `encoded`: its
 * speech, where the base recogniser has encoded it already.
 */
export const listenToFrames = (
  { frames }: Assessor,
  { samples }: Audio,
  found: FoundSpeech,
  encoded?: readonly EncodedChunk[],
): Promise<JudgedFrames> =>
  frames.listen({
    samples,
    stretches: chunksOfSpeech(found, samples.length),
    heard: encoded?.map((chunk) => chunk.frames),
  });
