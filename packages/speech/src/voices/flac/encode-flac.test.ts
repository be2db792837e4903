import { FLACDecoder } from '@wasm-audio-decoders/flac';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeFlac } from './encode-flac.ts';

const sampleRateHz = 22_050;

async function decode(flac: Uint8Array): Promise<{ pcm: Int16Array; sampleRateHz: number }> {
  const decoder = new FLACDecoder();
  await decoder.ready;
  const { channelData, sampleRate, errors } = await decoder.decodeFile(flac);
  decoder.free();
  expect(errors).toEqual([]);
  return {
    pcm: Int16Array.from(channelData[0] ?? [], (sample) => Math.round(sample * 32_767)),
    sampleRateHz: sampleRate,
  };
}

/** Twelve bits of sixteen are kept. */
const pcmOf = (samples: Float32Array) =>
  Int16Array.from(samples, (sample) => Math.round(Math.min(1, Math.max(-1, sample)) * 2_047) * 16);

/** A tone that swells, over noise, with silence and a burst of full-scale clipping in it. */
function roughSound(length: number): Float32Array {
  let seed = 7;
  const noise = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647 - 0.5;
  return Float32Array.from({ length }, (_, i) => {
    if (i < 9_000) return 0;
    if (i > 30_000 && i < 30_200) return i % 2 === 0 ? 1.5 : -1.5;
    return 0.3 * Math.sin(i * 0.05) * Math.sin(i / 3_000) + 0.02 * noise();
  });
}

describe('FLAC', () => {
  it('gives back a rough sound, twelve bits of each sample', async () => {
    const samples = roughSound(50_001);
    const decoded = await decode(encodeFlac({ samples, sampleRateHz }));
    expect(decoded.sampleRateHz).toBe(sampleRateHz);
    expect(decoded.pcm).toEqual(pcmOf(samples));
  });

  it('gives back any short sound', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 300 }),
        async (values) => {
          const samples = Float32Array.from(values);
          expect((await decode(encodeFlac({ samples, sampleRateHz: 24_000 }))).pcm).toEqual(pcmOf(samples));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('takes less than a third of the room of a WAV for a smooth sound', () => {
    const samples = Float32Array.from(
      { length: 44_100 },
      (_, i) => 0.4 * Math.sin(i * 0.03) * Math.sin(i / 5_000),
    );
    expect(encodeFlac({ samples, sampleRateHz }).length).toBeLessThan((2 * 44_100) / 3);
  });
});
