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
    sampleCount: pcm.length,
    shortestFrameBytes: frames.length === 0 ? 0 : Math.min(...sizes),
    longestFrameBytes: Math.max(0, ...sizes),
    md5: createHash('md5').update(new Uint8Array(pcm.buffer)).digest(),
  });
  return Buffer.concat([header, ...frames]);
}
