import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationSec } from './audio.ts';
import { AudioError } from './audio-error.ts';
import { measureLevels } from './levels.ts';
import { readRecording } from './read-recording.ts';
import { joinBytes } from './testing/build-wav.ts';
import { buildWebm, element } from './testing/build-webm.ts';

const recorded = readFileSync(new URL('testing/methods.webm', import.meta.url));
const magic = Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3);
const longestSec = 15;

/** A bounded, clean sound, or a typed error. */
async function expectSoundOrTypedError(bytes: Uint8Array): Promise<void> {
  try {
    const audio = await readRecording(bytes, longestSec);
    expect(durationSec(audio)).toBeLessThanOrEqual(longestSec + 1);
    expect(audio.samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
    expect(Object.values(measureLevels(audio)).every(Number.isFinite)).toBe(true);
  } catch (error) {
    if (!(error instanceof AudioError)) throw error;
  }
}

describe('hostile WebM files', () => {
  it('of arbitrary bytes are read or refused with a typed error', async () => {
    const files = fc.uint8Array({ maxLength: 400 }).map((bytes) => joinBytes(magic, bytes));
    await fc.assert(fc.asyncProperty(files, expectSoundOrTypedError), { numRuns: 1_000 });
  });

  it('with bytes changed, cut or repeated are read or refused with a typed error', async () => {
    const change = fc.record({ at: fc.nat(recorded.length - 1), to: fc.nat(255) });
    const headChange = fc.record({ at: fc.nat(260), to: fc.constantFrom(0, 1, 0x7f, 0x80, 0xff) });
    const changes = fc.array(fc.oneof(change, headChange), { minLength: 1, maxLength: 8 });
    const ends = fc.option(fc.nat(recorded.length), { nil: recorded.length });
    await fc.assert(
      fc.asyncProperty(changes, ends, fc.boolean(), async (edits, end, isTwice) => {
        const bytes = Uint8Array.from(recorded.subarray(0, end));
        for (const { at, to } of edits) if (at < bytes.length) bytes[at] = to;
        await expectSoundOrTypedError(isTwice ? joinBytes(bytes, bytes) : bytes);
      }),
      { numRuns: 120 },
    );
  });

  it('with any packets are read or refused with a typed error', async () => {
    const packets = fc.array(fc.uint8Array({ minLength: 0, maxLength: 300 }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(packets, fc.constantFrom(1, 2), (list, channels) =>
        expectSoundOrTypedError(buildWebm({ packets: list, channels })),
      ),
      { numRuns: 300 },
    );
  });

  it('of nothing but empty elements do not keep us busy', async () => {
    const many = new Uint8Array(2_000_000).fill(0x80);
    many.set(element([...magic], new Uint8Array(0)));
    await expect(readRecording(many, longestSec)).rejects.toMatchObject({ code: 'damaged' });
  });

  it('with a packet of any size are no more than that', async () => {
    const packets = [
      new Uint8Array(200_000).fill(0xf8),
      ...Array.from({ length: 50 }, () => Uint8Array.of(0xf8, 0xff, 0xfe)),
    ];
    const audio = await readRecording(buildWebm({ packets }), longestSec);
    expect(durationSec(audio)).toBeCloseTo(1, 1);
  });
});
