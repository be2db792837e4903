import { describe, expect, it } from 'vitest';
import { AudioError } from './audio-error.ts';
import { readWav } from './read-wav.ts';
import type { WavRecipe } from './testing/build-wav.ts';
import { buildWav, chunk, encodeNumbers, int16Bytes, joinBytes } from './testing/build-wav.ts';
import { writeWav } from './write-wav.ts';

const read = (recipe: WavRecipe) => [...readWav(buildWav(recipe)).samples];

function codeOf(bytes: Uint8Array): string | undefined {
  try {
    readWav(bytes);
    return undefined;
  } catch (error) {
    return error instanceof AudioError ? error.code : 'not typed';
  }
}

const half = int16Bytes([0x40_00, -0x40_00, 0]);

describe('sample formats', () => {
  const cases: [string, WavRecipe, number][] = [
    ['8-bit', { bits: 8, data: new Uint8Array([192, 64, 128]) }, 1e-9],
    ['16-bit', { data: half }, 1e-9],
    ['24-bit', { bits: 24, data: new Uint8Array([0, 0, 0x40, 0, 0, 0xc0, 0, 0, 0]) }, 1e-9],
    [
      '32-bit',
      { bits: 32, data: encodeNumbers([2 ** 30, -(2 ** 30), 0], 4, (v, at, x) => v.setInt32(at, x, true)) },
      1e-9,
    ],
    [
      '32-bit float',
      {
        formatTag: 3,
        bits: 32,
        data: encodeNumbers([0.5, -0.5, 0], 4, (v, at, x) => v.setFloat32(at, x, true)),
      },
      1e-9,
    ],
    [
      '64-bit float',
      {
        formatTag: 3,
        bits: 64,
        data: encodeNumbers([0.5, -0.5, 0], 8, (v, at, x) => v.setFloat64(at, x, true)),
      },
      1e-9,
    ],
    ['12 bits in 16', { bits: 12, data: half }, 1e-9],
    [
      '24 bits in 32',
      { bits: 24, frameBytes: 4, data: new Uint8Array([0, 0, 0, 0x40, 0, 0, 0, 0xc0, 0, 0, 0, 0]) },
      1e-9,
    ],
    ['extensible', { formatTag: 0xff_fe, subFormatTag: 1, data: half }, 1e-9],
    [
      'big-endian',
      {
        bigEndian: true,
        data: encodeNumbers([0x40_00, -0x40_00, 0], 2, (v, at, x) => v.setInt16(at, x, false)),
      },
      1e-9,
    ],
    ['mu-law', { formatTag: 7, bits: 8, data: new Uint8Array([0x8f, 0x0f, 0xff]) }, 0.02],
    ['a-law', { formatTag: 6, bits: 8, data: new Uint8Array([0xba, 0x3a, 0xd5]) }, 0.02],
  ];

  it.each(cases)('reads %s', (_name, recipe, tolerance) => {
    const samples = read(recipe);
    expect(samples).toHaveLength(3);
    [0.5, -0.5, 0].forEach((value, i) =>
      expect(Math.abs(samples[i]! - value)).toBeLessThanOrEqual(tolerance),
    );
  });

  it('averages stereo', () => {
    expect(read({ channels: 2, data: int16Bytes([0x40_00, 0, 0x40_00, 0x20_00]) })).toEqual([0.25, 0.375]);
  });

  it('keeps the voice when two channels are in opposite phase', () => {
    expect(read({ channels: 2, data: int16Bytes([0x40_00, -0x40_00, -0x20_00, 0x20_00]) })).toEqual([
      0.5, -0.25,
    ]);
  });

  it('keeps floats that are no numbers or out of range from spreading', () => {
    const data = encodeNumbers([Number.NaN, 1e30, -Infinity, 0.25], 4, (v, at, x) =>
      v.setFloat32(at, x, true),
    );
    expect(read({ formatTag: 3, bits: 32, data })).toEqual([0, 1, -1, 0.25]);
  });

  it('reads what we write', () => {
    const samples = Float32Array.from([0, 0.5, -1, 1, 0.123]);
    const again = readWav(writeWav({ samples, sampleRateHz: 22_050 }));
    expect(again.sampleRateHz).toBe(22_050);
    samples.forEach((sample, i) => expect(again.samples[i]).toBeCloseTo(sample, 4));
  });
});

describe('files that are not as they should be', () => {
  const cases: [string, Uint8Array][] = [
    ['a data size beyond the end', buildWav({ data: half, declaredDataBytes: 4_000_000 })],
    ['an unknown data size', buildWav({ data: half, declaredDataBytes: 0xff_ff_ff_ff, riffId: 'RF64' })],
    ['a data size of zero left by a killed recorder', buildWav({ data: half, declaredDataBytes: 0 })],
    [
      'half a sample at the end',
      joinBytes(buildWav({ data: half, declaredDataBytes: 100 }), new Uint8Array([1])),
    ],
    ['other chunks first', buildWav({ data: half, extraChunks: chunk('LIST', new Uint8Array(26)) })],
    ['an odd chunk with padding', buildWav({ data: half, extraChunks: chunk('LIST', new Uint8Array(4), 3) })],
    ['an odd chunk without padding', buildWav({ data: half, extraChunks: chunk('LIST', new Uint8Array(3)) })],
    ['a tag in front', joinBytes(new Uint8Array(300).fill(7), buildWav({ data: half }))],
    ['a wrong frame size', buildWav({ data: half, frameBytes: 77 })],
    ['no channels', buildWav({ data: half, channels: 0, frameBytes: 2 })],
    [
      'a sample rate of zero beside a right byte rate',
      buildWav({ data: half, sampleRateHz: 0, byteRate: 32_000 }),
    ],
  ];

  it.each(cases)('reads a file with %s', (_name, bytes) => {
    const audio = readWav(bytes);
    expect([...audio.samples]).toEqual([0.5, -0.5, 0]);
    expect(audio.sampleRateHz).toBe(16_000);
  });

  it('finds the format behind the data', () => {
    const whole = buildWav({ data: half });
    const swapped = joinBytes(whole.subarray(0, 12), whole.subarray(36), whole.subarray(12, 36));
    expect([...readWav(swapped).samples]).toEqual([0.5, -0.5, 0]);
  });

  it.each([
    ['not_wav', new TextEncoder().encode('<!doctype html><p>An error page, uploaded by mistake</p>')],
    ['not_wav', new Uint8Array(0)],
    ['empty', buildWav({ data: half }).subarray(0, 30)],
    ['damaged', joinBytes(buildWav({ data: half }).subarray(0, 12), chunk('data', half))],
    [
      'damaged',
      joinBytes(buildWav({ data: half }).subarray(0, 12), chunk('fmt ', half), chunk('data', half)),
    ],
    ['damaged', buildWav({ data: half, sampleRateHz: 1, byteRate: 1 })],
    ['damaged', buildWav({ data: half, channels: 5_000 })],
    ['unsupported', buildWav({ data: half, formatTag: 0x55 })],
    ['unsupported', buildWav({ data: half, bits: 0, frameBytes: 0 })],
    ['empty', buildWav({ data: new Uint8Array(0) })],
    ['empty', buildWav({ data: new Uint8Array(1) })],
    ['too_long', buildWav({ data: new Uint8Array(2_000 * 901), bits: 8, sampleRateHz: 2_000 })],
  ])('says %s', (code, bytes) => {
    expect(codeOf(bytes)).toBe(code);
  });
});
