import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { durationSec } from './audio.ts';
import { measureLevels } from './levels.ts';
import { readRecording } from './read-recording.ts';
import { buildWav, int16Bytes } from './testing/build-wav.ts';
import { buildWebm, silentPacket, type WebmRecipe } from './testing/build-webm.ts';

const longestSec = 15;
const packetsPerSec = 50;
const silence = (seconds: number) => Array.from({ length: seconds * packetsPerSec }, () => silentPacket);
const webm = (recipe: Partial<WebmRecipe>) =>
  readRecording(buildWebm({ packets: silence(1), ...recipe }), longestSec);

describe('a short recording', () => {
  it('is read from what Chromium’s MediaRecorder makes', async () => {
    const bytes = await readFile(new URL('testing/methods.webm', import.meta.url));
    const audio = await readRecording(bytes, longestSec);
    expect(audio.sampleRateHz).toBe(16_000);
    expect(durationSec(audio)).toBeCloseTo(1.86, 1);
    const { loudnessDbfs, signalToNoiseDb } = measureLevels(audio);
    expect(loudnessDbfs).toBeGreaterThan(-25);
    expect(signalToNoiseDb).toBeGreaterThan(30);
  });

  it('is read as far as it goes when it breaks off', async () => {
    const bytes = await readFile(new URL('testing/methods.webm', import.meta.url));
    const part = await readRecording(bytes.subarray(0, Math.round(bytes.length * 0.7)), longestSec);
    expect(durationSec(part)).toBeGreaterThan(1);
    expect(durationSec(part)).toBeLessThan(1.7);
  });

  it.each([
    ['with sizes known', { isLive: false }],
    ['with two channels', { channels: 2 }],
    ['without a head', { hasHead: false }],
  ])('is read %s', async (_, recipe) => {
    expect(durationSec(await webm(recipe))).toBeCloseTo(1, 1);
  });

  it('may be a WAV file of any rate', async () => {
    const data = int16Bytes(Array.from({ length: 48_000 }, (_, i) => Math.round(9_000 * Math.sin(i / 20))));
    const audio = await readRecording(buildWav({ sampleRateHz: 48_000, data }), longestSec);
    expect(audio).toMatchObject({ sampleRateHz: 16_000, samples: { length: 16_000 } });
  });

  it.each([
    ['too_long', { packets: silence(17) }],
    ['too_short', { packets: silence(0.2) }],
    ['empty', { packets: [] }],
    ['damaged', { packets: [Uint8Array.of(0x03), new Uint8Array(0)] }],
    ['unsupported', { codec: 'A_VORBIS' }],
    ['unsupported', { mappingFamily: 1, channels: 6 }],
    ['unsupported', { flags: 0x84 }],
  ])('is refused as %s', async (code, recipe) => {
    await expect(webm(recipe)).rejects.toMatchObject({ name: 'AudioError', code });
  });

  it('is refused as WAV when it is too long, before it is decoded', async () => {
    const wav = buildWav({ sampleRateHz: 8_000, data: new Uint8Array(17 * 16_000) });
    await expect(readRecording(wav, longestSec)).rejects.toMatchObject({ code: 'too_long' });
  });
});
