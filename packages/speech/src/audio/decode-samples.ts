import type { WavFormat } from './wav-format.ts';

/** Reads the sample at a byte offset as a number between −1 and 1. */
type SampleReader = (view: DataView, offset: number, littleEndian: boolean) => number;

const littleEndianInt24: SampleReader = (view, offset) =>
  ((view.getInt8(offset + 2) << 16) | view.getUint16(offset, true)) / 0x80_00_00;
const bigEndianInt24: SampleReader = (view, offset) =>
  ((view.getInt8(offset) << 16) | view.getUint16(offset + 1, false)) / 0x80_00_00;

const integerReaders = new Map<number, SampleReader>([
  [1, (view, offset) => (view.getUint8(offset) - 128) / 128],
  [2, (view, offset, littleEndian) => view.getInt16(offset, littleEndian) / 0x80_00],
  [
    3,
    (view, offset, littleEndian) =>
      (littleEndian ? littleEndianInt24 : bigEndianInt24)(view, offset, littleEndian),
  ],
  [4, (view, offset, littleEndian) => view.getInt32(offset, littleEndian) / 0x80_00_00_00],
  [8, (view, offset, littleEndian) => Number(view.getBigInt64(offset, littleEndian)) / 2 ** 63],
]);

/** A value that is no number, or far outside, would spread over the whole recording in the resampler. */
const bounded = (value: number) => (Number.isNaN(value) ? 0 : Math.max(-1, Math.min(1, value)));

const floatReaders = new Map<number, SampleReader>([
  [4, (view, offset, littleEndian) => bounded(view.getFloat32(offset, littleEndian))],
  [8, (view, offset, littleEndian) => bounded(view.getFloat64(offset, littleEndian))],
]);

/** ITU-T G.711. */
function expandMuLaw(byte: number): number {
  const inverted = ~byte & 0xff;
  const magnitude = (((inverted & 0x0f) << 3) + 0x84) << ((inverted & 0x70) >> 4);
  return ((inverted & 0x80) === 0 ? magnitude - 0x84 : 0x84 - magnitude) / 0x80_00;
}

/** ITU-T G.711. */
function expandALaw(byte: number): number {
  const toggled = byte ^ 0x55;
  const exponent = (toggled & 0x70) >> 4;
  const mantissa = ((toggled & 0x0f) << 4) + 8;
  const magnitude = exponent === 0 ? mantissa : (mantissa + 0x1_00) << (exponent - 1);
  return ((toggled & 0x80) === 0 ? -magnitude : magnitude) / 0x80_00;
}

function readerOf(format: WavFormat): SampleReader {
  if (format.encoding === 'a-law') return (view, offset) => expandALaw(view.getUint8(offset));
  if (format.encoding === 'mu-law') return (view, offset) => expandMuLaw(view.getUint8(offset));
  const reader = (format.encoding === 'float' ? floatReaders : integerReaders).get(format.bytesPerSample);
  if (reader === undefined) throw new RangeError(`no reader for ${format.bytesPerSample} bytes`);
  return reader;
}

/** The samples of one channel; bytes after the last whole frame are left out. */
export function decodeChannel(
  data: DataView,
  format: WavFormat,
  channel: number,
  littleEndian: boolean,
): Float32Array {
  const read = readerOf(format);
  const frameBytes = format.bytesPerSample * format.channels;
  const samples = new Float32Array(Math.floor(data.byteLength / frameBytes));
  let offset = channel * format.bytesPerSample;
  for (let i = 0; i < samples.length; i++) {
    samples[i] = read(data, offset, littleEndian);
    offset += frameBytes;
  }
  return samples;
}
