import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { readWav } from '@bandwise/speech/audio/read-wav';
import type { Page } from '@playwright/test';
import { speakInto, transcribeFile } from './support/spoken-fixture.ts';
import type { Story } from './support/story.ts';
import { openStory } from './support/story.ts';
import { expect, test } from './support/test.ts';

const spoken = path.join(tmpdir(), `bandwise-spoken-${process.pid}.wav`);
const sentence = 'My best friend lives in a small town near the sea.';
const microphoneFlags = [
  '--no-sandbox',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${spoken}`,
];

// In one worker: the page is built and the sentence spoken once for all of them.
test.describe.configure({ mode: 'default' });
test.use({
  permissions: ['microphone'],
  launchOptions: async ({ launchOptions }, provide) => provide({ ...launchOptions, args: microphoneFlags }),
});

declare global {
  interface Window {
    openedStreams: MediaStream[];
  }
}

test.describe('the recorder', () => {
  let story: Story;
  test.beforeAll(async ({ playwright, baseURL }) => {
    const app = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
    const policy = (await app.get('/')).headers()['content-security-policy'];
    expect(policy).toContain("script-src 'self'");
    story = await openStory('recorder', policy ?? '');
    await app.dispose();
    await speakInto(spoken, sentence);
  });
  test.afterAll(async () => {
    await story.close();
    await rm(spoken);
  });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      window.openedStreams = [];
      mediaDevices.getUserMedia = async (constraints) => {
        const stream = await open(constraints);
        window.openedStreams.push(stream);
        return stream;
      };
    });
  });

  const startButton = (page: Page) => page.getByRole('button', { name: 'Start recording' });
  const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop recording' });
  const state = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
  const openTracks = (page: Page) =>
    page.evaluate(
      () =>
        window.openedStreams
          .flatMap((stream) => stream.getTracks())
          .filter((track) => track.readyState === 'live').length,
    );

  async function recordFor(page: Page, time: RegExp): Promise<void> {
    await startButton(page).click();
    await expect(page.getByRole('timer')).toHaveText(time);
  }

  async function save(page: Page): Promise<string> {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save' }).click();
    return (await download).path();
  }

  test('records what is said as 16 kHz mono 16-bit WAV', async ({ page }) => {
    await page.goto(story.url);
    await recordFor(page, /^00:(0[6-9]|[1-5]\d) of 01:00$/);
    expect(await openTracks(page)).toBe(1);
    await stopButton(page).click();
    await expect(state(page, 'Recorded')).toBeVisible();
    expect(await openTracks(page)).toBe(0);
    const file = await save(page);
    const bytes = await readFile(file);
    const header = [20, 22, 34].map((offset) => bytes.readUInt16LE(offset));
    expect(header).toEqual([1, 1, 16]);
    const { samples, sampleRateHz } = readWav(bytes);
    expect(sampleRateHz).toBe(16_000);
    expect(samples.length / sampleRateHz).toBeGreaterThan(6);
    expect(await transcribeFile(file)).toContain('small town near the sea');
    const player = page.getByLabel('Your recording');
    await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(6);
  });

  test('starts and stops with the space key, and the keyboard goes on to the result', async ({ page }) => {
    await page.goto(story.url);
    await expect(startButton(page)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(state(page, 'Recording')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^00:0[1-9]/);
    await page.keyboard.press('Space');
    await expect(state(page, 'Recorded')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(state(page, 'Recorded')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Your recording')).toBeFocused();
  });

  test('tells a screen reader when ten seconds are left, and not every second', async ({ page }) => {
    await page.goto(`${story.url}?max=11`);
    await startButton(page).click();
    await expect(state(page, 'Recording')).toHaveText('Recording10 seconds left');
    await expect(page.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  });

  test('stops by itself at the longest duration and says so', async ({ page }) => {
    await page.goto(`${story.url}?max=2`);
    await startButton(page).click();
    await expect(page.getByText('Time is up: the recording stopped by itself at 00:02.')).toBeVisible();
    expect(await openTracks(page)).toBe(0);
    const { samples } = readWav(await readFile(await save(page)));
    expect(samples).toHaveLength(32_000);
  });

  test('lets go of the microphone when discarded and when the page is left', async ({ page }) => {
    await page.goto(story.url);
    await recordFor(page, /^00:0[1-9]/);
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(() => openTracks(page)).toBe(0);
    await page.goto(story.url);
    await recordFor(page, /^00:0[1-9]/);
    await stopButton(page).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(state(page, 'Ready to record')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText('00:00 of 01:00');
    expect(await openTracks(page)).toBe(0);
  });

  test('keeps what was said until the microphone was unplugged', async ({ page }) => {
    await page.goto(story.url);
    await recordFor(page, /^00:0[2-9]/);
    await page.evaluate(() => window.openedStreams[0]?.getTracks()[0]?.dispatchEvent(new Event('ended')));
    await expect(page.getByText('The microphone was disconnected.')).toBeVisible();
    const { samples, sampleRateHz } = readWav(await readFile(await save(page)));
    expect(samples.length / sampleRateHz).toBeGreaterThan(2);
  });

  for (const [refusal, text] of [
    ['NotAllowedError', 'The browser may not use the microphone.'],
    ['NotFoundError', 'No microphone was found.'],
    ['NotReadableError', 'The microphone is busy.'],
  ] as const) {
    test(`says what to do about ${refusal}, and the rest goes on`, async ({ page }) => {
      await page.addInitScript((name) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', name));
      }, refusal);
      await page.goto(story.url);
      await startButton(page).click();
      await expect(page.getByRole('alert')).toContainText(text);
      await expect(startButton(page)).toBeEnabled();
    });
  }

  test('can be read by assistive technology in every state', async ({ page }) => {
    await page.goto(`${story.url}?max=30`);
    const violations = async () => (await new AxeBuilder({ page }).include('section').analyze()).violations;
    expect(await violations()).toEqual([]);
    await recordFor(page, /^00:0[1-9]/);
    expect(await violations()).toEqual([]);
    await stopButton(page).click();
    await expect(state(page, 'Recorded')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('the microphone check shows a level and a verdict, and plays what was heard', async ({ page }) => {
    await page.goto(story.url);
    await page.getByRole('button', { name: 'Go to the check' }).click();
    await page.getByRole('button', { name: 'Check the microphone' }).click();
    await expect(page.getByRole('meter', { name: 'Microphone level' })).toHaveAttribute(
      'aria-valuetext',
      'Good',
    );
    await expect(page.getByText('Your microphone sounds good.')).toBeVisible();
    await expect(page.getByLabel('Your recording')).toBeVisible();
    await page.getByLabel('Microphone', { exact: true }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('microphone'))).toBeTruthy();
    expect(await openTracks(page)).toBe(1);
  });
});
