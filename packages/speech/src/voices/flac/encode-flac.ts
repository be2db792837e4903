import { createHash } from 'node:crypto';
import type { Audio } from '../../audio/audio.ts';
import { BitWriter } from './bit-writer.ts';
import { COEFFICIENT_BITS, fitPredictor, residualOf } from './linear-prediction.ts';
import { codeResidual } from './rice-coding.ts';

const BITS_PER_SAMPLE = 16;
const BLOCK_LENGTH = 4096;
const STREAMINFO_LENGTH = 34;
/** "Given by two bytes at the end of the header, minus one": fits every block, the last too. */
const BLOCK_LENGTH_FOLLOWS = 0b0111;
const FIXED_COEFFICIENTS = [[], [1], [2, -1], [3, -3, 1], [4, -6, 4, -1]];

const toPcm = (samples: Float32Array): Int16Array =>
  Int16Array.from(samples, (sample) => Math.round(Math.min(1, Math.max(-1, sample)) * 32767));

const writeFrameNumber = (writer: BitWriter, frame: number): void => {
  if (frame < 0x80) return writer.write(frame, 8);
  if (frame < 0x800) {
    writer.write(0xc0 | (frame >> 6), 8);
    return writer.write(0x80 | (frame & 0x3f), 8);
  }
  writer.write(0xe0 | (frame >> 12), 8);
  writer.write(0x80 | ((frame >> 6) & 0x3f), 8);
  writer.write(0x80 | (frame & 0x3f), 8);
};

interface Subframe {
  readonly bits: number;
  writeTo(writer: BitWriter): void;
}

const constantSubframe = (value: number): Subframe => ({
  bits: 8 + BITS_PER_SAMPLE,
  writeTo(writer) {
    writer.write(0, 8);
    writer.write(value, BITS_PER_SAMPLE);
  },
});

const predictedSubframe = (
  samples: Int32Array,
  predictor: { coefficients: readonly number[]; shift: number },
  kind: 'fixed' | 'fitted',
): Subframe => {
  const order = predictor.coefficients.length;
  const residual = codeResidual(residualOf(samples, predictor), order);
  const parameterBits = kind === 'fixed' ? 0 : 9 + order * COEFFICIENT_BITS;
  return {
    bits: 8 + order * BITS_PER_SAMPLE + parameterBits + residual.bits,
    writeTo(writer) {
      writer.write((kind === 'fixed' ? 0b001000 | order : 0b100000 | (order - 1)) << 1, 8);
      for (const warmUp of samples.subarray(0, order)) writer.write(warmUp, BITS_PER_SAMPLE);
      if (kind === 'fitted') {
        writer.write(COEFFICIENT_BITS - 1, 4);
        writer.write(predictor.shift, 5);
        for (const coefficient of predictor.coefficients) writer.write(coefficient, COEFFICIENT_BITS);
      }
      residual.writeTo(writer);
    },
  };
};

const smallestSubframe = (samples: Int32Array): Subframe => {
  const first = samples[0] ?? 0;
  if (samples.every((sample) => sample === first)) return constantSubframe(first);
  const fitted = fitPredictor(samples);
  return [
    ...FIXED_COEFFICIENTS.filter(({ length }) => length < samples.length).map((coefficients) =>
      predictedSubframe(samples, { coefficients, shift: 0 }, 'fixed'),
    ),
    ...(fitted === undefined ? [] : [predictedSubframe(samples, fitted, 'fitted')]),
  ].reduce((best, each) => (each.bits < best.bits ? each : best));
};

const encodeFrame = (samples: Int32Array, frame: number): Uint8Array => {
  const writer = new BitWriter();
  writer.write(0b111111111111100, 15);
  writer.write(0, 1);
  writer.write(BLOCK_LENGTH_FOLLOWS, 4);
  // Sample rate and sample size as STREAMINFO says; one channel.
  writer.write(0, 4);
  writer.write(0, 4);
  writer.write(0, 3);
  writer.write(0, 1);
  writeFrameNumber(writer, frame);
  writer.write(samples.length - 1, 16);
  writer.writeCrc8();
  smallestSubframe(samples).writeTo(writer);
  writer.alignToByte();
  writer.writeCrc16();
  return writer.bytes();
};

const streamHeader = (pcm: Int16Array, sampleRateHz: number, frames: readonly Uint8Array[]): Uint8Array => {
  const writer = new BitWriter();
  for (const letter of 'fLaC') writer.write(letter.charCodeAt(0), 8);
  writer.write(0x80, 8);
  writer.write(STREAMINFO_LENGTH, 24);
  writer.write(BLOCK_LENGTH, 16);
  writer.write(BLOCK_LENGTH, 16);
  const sizes = frames.map(({ length }) => length);
  writer.write(frames.length === 0 ? 0 : Math.min(...sizes), 24);
  writer.write(frames.length === 0 ? 0 : Math.max(...sizes), 24);
  writer.write(sampleRateHz, 20);
  writer.write(0, 3);
  writer.write(BITS_PER_SAMPLE - 1, 5);
  writer.write(0, 4);
  writer.write(pcm.length, 32);
  const littleEndian = Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  for (const byte of createHash('md5').update(littleEndian).digest()) writer.write(byte, 8);
  return writer.bytes();
};

/**
 * FLAC, because Safari and Chromium both play it, it is free of patents, and writing it takes 300 lines:
 * the MP3 and AAC encoders on npm are LAME or FFmpeg (LGPL) inside.
 */
export const encodeFlac = ({ samples, sampleRateHz }: Audio): Uint8Array => {
  const pcm = toPcm(samples);
  const frames: Uint8Array[] = [];
  for (let start = 0; start < pcm.length; start += BLOCK_LENGTH)
    frames.push(encodeFrame(Int32Array.from(pcm.subarray(start, start + BLOCK_LENGTH)), frames.length));
  return Buffer.concat([streamHeader(pcm, sampleRateHz, frames), ...frames]);
};
