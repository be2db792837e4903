import { createHash } from 'node:crypto';
import type { Audio } from '../../audio/audio.ts';
import { encodeFrame, leftOutBits } from './encode-frame.ts';
import { blockLength, streamHeader } from './stream-header.ts';

const step = 2 ** leftOutBits;
const largest = 32_768 - step;

const toPcm = (samples: Float32Array) =>
  Int16Array.from(
    samples,
    (sample) => Math.round((Math.min(1, Math.max(-1, sample)) * largest) / step) * step,
  );

/**
 * FLAC, because Safari and Chromium both play it, it is free of patents, and writing it takes 300 lines:
 * the MP3 and AAC encoders on npm are LAME or FFmpeg (LGPL) inside.
 */
export function encodeFlac({ samples, sampleRateHz }: Audio): Uint8Array {
  const pcm = toPcm(samples);
  const frames: Uint8Array[] = [];
  for (let start = 0; start < pcm.length; start += blockLength)
    frames.push(encodeFrame(pcm.subarray(start, start + blockLength), frames.length, sampleRateHz));
  const sizes = frames.map(({ length }) => length);
  const header = streamHeader({
    sampleRateHz,
    whole: {
      sampleCount: pcm.length,
      shortestFrameBytes: frames.length === 0 ? 0 : Math.min(...sizes),
      longestFrameBytes: Math.max(0, ...sizes),
      md5: createHash('md5').update(new Uint8Array(pcm.buffer)).digest(),
    },
  });
  return Buffer.concat([header, ...frames]);
}

/** The same, sent while later pieces are still being made; all pieces have one sample rate. */
export async function* streamFlac(pieces: AsyncIterable<Audio>): AsyncGenerator<Uint8Array> {
  let waiting = new Int16Array(0);
  let frame = 0;
  let rateHz: number | undefined;
  for await (const { samples, sampleRateHz } of pieces) {
    if (rateHz === undefined) yield streamHeader({ sampleRateHz });
    rateHz = sampleRateHz;
    const pcm = Int16Array.from([...waiting, ...toPcm(samples)]);
    let start = 0;
    for (; start + blockLength <= pcm.length; start += blockLength)
      yield encodeFrame(pcm.subarray(start, start + blockLength), frame++, sampleRateHz);
    waiting = pcm.slice(start);
  }
  if (rateHz !== undefined && waiting.length > 0) yield encodeFrame(waiting, frame, rateHz);
}
