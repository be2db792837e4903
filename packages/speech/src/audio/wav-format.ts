import { AudioError } from './audio-error.ts';

export type SampleEncoding = 'integer' | 'float' | 'a-law' | 'mu-law';

export interface WavFormat {
  encoding: SampleEncoding;
  channels: number;
  sampleRateHz: number;
  bytesPerSample: number;
}

const encodings = new Map<number, SampleEncoding>([
  [1, 'integer'],
  [3, 'float'],
  [6, 'a-law'],
  [7, 'mu-law'],
]);
const extensibleTag = 0xff_fe;
const plainFormatBytes = 16;
const subFormatOffset = 24;
/** From telephone recordings at half rate to the fastest studio converters. */
const sampleRateRangeHz = { min: 2_000, max: 384_000 };
/** More channels than any recorder has: the header is wrong. */
const maxChannels = 64;

const plausibleRate = (rateHz: number) => rateHz >= sampleRateRangeHz.min && rateHz <= sampleRateRangeHz.max;

/** Width of one sample as it lies in the file: the frame size is right more often than the number of bits. */
function sampleBytes(encoding: SampleEncoding, channels: number, frameBytes: number, bits: number): number {
  if (encoding === 'a-law' || encoding === 'mu-law') return 1;
  const fromFrame = frameBytes / channels;
  const fromBits = Math.ceil(bits / 8);
  const possible = encoding === 'float' ? [4, 8] : [1, 2, 3, 4, 8];
  const found = [fromFrame, fromBits].find((bytes) => possible.includes(bytes));
  if (found === undefined) throw new AudioError('unsupported', `${encoding} of ${bits} bits`);
  return found;
}

export function readWavFormat(chunk: DataView, littleEndian: boolean): WavFormat {
  if (chunk.byteLength < plainFormatBytes) throw new AudioError('damaged', 'format chunk cut short');
  const tag = chunk.getUint16(0, littleEndian);
  const hasSubFormat = tag === extensibleTag && chunk.byteLength >= subFormatOffset + 2;
  const encodingTag = hasSubFormat ? chunk.getUint16(subFormatOffset, littleEndian) : tag;
  const encoding = encodings.get(encodingTag);
  if (encoding === undefined) throw new AudioError('unsupported', `format ${encodingTag}`);
  const channels = chunk.getUint16(2, littleEndian) || 1;
  if (channels > maxChannels) throw new AudioError('damaged', `${channels} channels`);
  const frameBytes = chunk.getUint16(12, littleEndian);
  const bytesPerSample = sampleBytes(encoding, channels, frameBytes, chunk.getUint16(14, littleEndian));
  const declaredRateHz = chunk.getUint32(4, littleEndian);
  const impliedRateHz = Math.round(chunk.getUint32(8, littleEndian) / (channels * bytesPerSample));
  const sampleRateHz = [declaredRateHz, impliedRateHz].find(plausibleRate);
  if (sampleRateHz === undefined) throw new AudioError('damaged', `sample rate ${declaredRateHz} Hz`);
  return { encoding, channels, sampleRateHz, bytesPerSample };
}
