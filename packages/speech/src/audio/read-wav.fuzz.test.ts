import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AudioError } from './audio-error.ts';
import { judgeLevels } from './judge-levels.ts';
import { measureLevels } from './levels.ts';
import { readWav } from './read-wav.ts';
import { resample } from './resample.ts';
import { buildWav } from './testing/build-wav.ts';

const sounding = fc
  .record({
    formatTag: fc.constantFrom(1, 3, 6, 7, 0xff_fe),
    subFormatTag: fc.option(fc.constantFrom(1, 3, 6, 7), { nil: undefined }),
    channels: fc.nat(9),
    sampleRateHz: fc.constantFrom(2_000, 8_000, 11_025, 16_000, 44_100, 48_000, 192_000),
    bits: fc.constantFrom(1, 8, 12, 16, 20, 24, 32, 64),
    data: fc.uint8Array({ maxLength: 2_048 }),
    bigEndian: fc.boolean(),
  })
  .map(({ subFormatTag, ...recipe }) =>
    buildWav({ ...recipe, ...(subFormatTag === undefined ? {} : { subFormatTag }) }),
  );

type Mutation = { kind: 'set'; at: number; to: number } | { kind: 'cut' | 'grow' | 'repeat'; at: number };

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  // The header is the first 60 bytes: most of the harm is there.
  fc.record({
    kind: fc.constant('set' as const),
    at: fc.nat(60),
    to: fc.constantFrom(0, 1, 127, 128, 254, 255),
  }),
  fc.record({ kind: fc.constant('set' as const), at: fc.nat(4_000), to: fc.nat(255) }),
  fc.record({ kind: fc.constantFrom('cut', 'grow', 'repeat'), at: fc.nat(3_000) }),
);

function mutate(bytes: Uint8Array, { at: position, ...change }: Mutation): Uint8Array {
  const at = bytes.length === 0 ? 0 : position % bytes.length;
  switch (change.kind) {
    case 'set':
      return bytes.length === 0 ? bytes : bytes.with(at, change.to);
    case 'cut':
      return bytes.subarray(0, at);
    case 'grow':
      return new Uint8Array([...bytes, ...new Uint8Array(at)]);
    case 'repeat':
      return new Uint8Array([...bytes.subarray(0, at), ...bytes]);
  }
}

/** The whole way of a recording before any model: a bounded, clean sound, or a typed error. */
function expectSoundOrTypedError(bytes: Uint8Array): void {
  try {
    const audio = readWav(bytes);
    expect(audio.samples.length).toBeLessThanOrEqual(bytes.length);
    const at16kHz = resample(audio, 16_000);
    expect(at16kHz.samples.every((sample) => Math.abs(sample) <= 2)).toBe(true);
    const levels = measureLevels(at16kHz);
    expect(Object.values(levels).every(Number.isFinite)).toBe(true);
    judgeLevels(levels);
  } catch (error) {
    if (!(error instanceof AudioError)) throw error;
  }
}

describe('hostile files', () => {
  it('reads arbitrary bytes or refuses them with a typed error', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 512 }), expectSoundOrTypedError), { numRuns: 2_000 });
  });

  it('reads mutated recordings or refuses them with a typed error', () => {
    fc.assert(
      fc.property(sounding, fc.array(mutation, { minLength: 1, maxLength: 6 }), (bytes, mutations) =>
        expectSoundOrTypedError(mutations.reduce(mutate, bytes)),
      ),
      { numRuns: 8_000 },
    );
  });

  it('is not kept busy by a file of nothing but empty chunks', () => {
    const bytes = buildWav({ data: new Uint8Array(0) });
    const many = new Uint8Array(8_000_000).fill(0x20);
    many.set(bytes.subarray(0, 36));
    for (let at = 36; at + 8 <= many.length; at += 8) many.set([0x4c, 0x49, 0x53, 0x54, 0, 0, 0, 0], at);
    expect(() => readWav(many)).toThrow(AudioError);
  });
});
