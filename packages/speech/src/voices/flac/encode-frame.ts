import { BitWriter } from './bit-writer.ts';
import { coefficientBits, fitPredictor, residualOf } from './linear-prediction.ts';
import type { Predictor } from './linear-prediction.ts';
import { codeResidual } from './rice-coding.ts';

export const bitsPerSample = 16;
/**
 * The voices' own noise lies far above the last four bits: without them the noise is 55 dB below the voice, and the
 * files are half as long.
 */
export const leftOutBits = 4;
const keptBits = bitsPerSample - leftOutBits;
const syncCode = 0b111111111111100;
/** "Given by two bytes at the end of the header, minus one": fits every block, the last too. */
const blockLengthFollows = 0b0111;
/** "Given in hertz by two bytes at the end of the header". */
const sampleRateFollows = 0b1101;
const sixteenBits = 0b100;
const fixedCoefficients = [[], [1], [2, -1], [3, -3, 1], [4, -6, 4, -1]];

interface Subframe {
  bits: number;
  writeTo(writer: BitWriter): void;
}

/** UTF-8's way of writing a number; 16 bits are over three hours. */
function writeFrameNumber(writer: BitWriter, frame: number): void {
  if (frame < 0x80) {
    writer.write(frame, 8);
  } else if (frame < 0x800) {
    writer.write(0xc0 | (frame >> 6), 8);
    writer.write(0x80 | (frame & 0x3f), 8);
  } else {
    writer.write(0xe0 | (frame >> 12), 8);
    writer.write(0x80 | ((frame >> 6) & 0x3f), 8);
    writer.write(0x80 | (frame & 0x3f), 8);
  }
}

/** The kind of a subframe, and how many zero bits its samples end with. */
function writeKind(writer: BitWriter, kind: number): void {
  writer.write((kind << 1) | 1, 8);
  writer.writeUnary(leftOutBits - 1);
}

const constantSubframe = (value: number): Subframe => ({
  bits: 8 + leftOutBits + keptBits,
  writeTo(writer) {
    writeKind(writer, 0);
    writer.write(value, keptBits);
  },
});

function predictedSubframe(samples: Int32Array, predictor: Predictor, kind: 'fixed' | 'fitted'): Subframe {
  const order = predictor.coefficients.length;
  const residual = codeResidual(residualOf(samples, predictor), order);
  const parameterBits = kind === 'fixed' ? 0 : 9 + order * coefficientBits;
  return {
    bits: 8 + leftOutBits + order * keptBits + parameterBits + residual.bits,
    writeTo(writer) {
      writeKind(writer, kind === 'fixed' ? 0b001000 | order : 0b100000 | (order - 1));
      for (const warmUp of samples.subarray(0, order)) writer.write(warmUp, keptBits);
      if (kind === 'fitted') {
        writer.write(coefficientBits - 1, 4);
        writer.write(predictor.shift, 5);
        for (const coefficient of predictor.coefficients) writer.write(coefficient, coefficientBits);
      }
      residual.writeTo(writer);
    },
  };
}

const sumOfMagnitudes = (values: Int32Array) => values.reduce((sum, value) => sum + Math.abs(value), 0);

function bestFixed(samples: Int32Array): Predictor {
  const [first, ...others] = fixedCoefficients
    .filter(({ length }) => length < samples.length)
    .map((coefficients): Predictor => ({ coefficients, shift: 0 }))
    .map((predictor) => ({ predictor, size: sumOfMagnitudes(residualOf(samples, predictor)) }));
  if (first === undefined) throw new RangeError('a block holds at least one sample');
  return others.reduce((best, each) => (each.size < best.size ? each : best), first).predictor;
}

function smallestSubframe(samples: Int32Array): Subframe {
  const first = samples[0] ?? 0;
  if (samples.every((sample) => sample === first)) return constantSubframe(first);
  const fixed = predictedSubframe(samples, bestFixed(samples), 'fixed');
  const predictor = fitPredictor(samples);
  if (predictor === undefined) return fixed;
  const fitted = predictedSubframe(samples, predictor, 'fitted');
  return fitted.bits < fixed.bits ? fitted : fixed;
}

/** One block of mono 16-bit samples whose last bits are zero. */
export function encodeFrame(pcm: Int16Array, frame: number, sampleRateHz: number): Uint8Array {
  const samples = Int32Array.from(pcm, (sample) => sample >> leftOutBits);
  const writer = new BitWriter();
  writer.write(syncCode, 15);
  // Blocks of a fixed length.
  writer.write(0, 1);
  writer.write(blockLengthFollows, 4);
  writer.write(sampleRateFollows, 4);
  // One channel.
  writer.write(0, 4);
  writer.write(sixteenBits, 3);
  writer.write(0, 1);
  writeFrameNumber(writer, frame);
  writer.write(samples.length - 1, 16);
  writer.write(sampleRateHz, 16);
  writer.writeCrc8();
  smallestSubframe(samples).writeTo(writer);
  writer.alignToByte();
  writer.writeCrc16();
  return writer.bytes();
}
