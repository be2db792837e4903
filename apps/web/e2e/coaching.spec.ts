import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { learnerToken, openAs } from './support/accounts.ts';
import { noWords, oneWord, twoWords } from './support/coaching-fixture.ts';
import { expectNoFindings } from './support/expect-no-findings.ts';
import { microphoneFlags } from './support/practice.ts';
import { speakInto } from './support/spoken-fixture.ts';
import { expect, test } from './support/test.ts';

const spoken = path.join(tmpdir(), `bandwise-coaching-${process.pid}.wav`);
const webmMagic = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const address = '/feedback/1/coaching?word=village';
/** Speaking, listening and opening their models take a second; on a busy machine, many of them. */
const judging = { timeout: 90_000 };

test.describe.configure({ timeout: 240_000 });
test.use({
  tolerated: /status of (4\d\d|50\d)/,
  permissions: ['microphone'],
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: microphoneFlags(spoken) }),
});
test.beforeAll(() => speakInto(spoken, 'village'));
test.afterAll(() => rm(spoken, { force: true }));

/** The report of the session; everything else is real. */
const reportIs = (page: Page, report: object) =>
  page.route('**/api/v1/feedback/session/1', (route) => route.fulfill({ json: report }));

test('a word is heard, said to the target, compared with the model and done', async ({ page }) => {
  await reportIs(page, oneWord);
  await openAs(page, learnerToken(), address);
  await expect(page.getByRole('heading', { level: 2, name: 'village' })).toBeVisible();
  await expect(page.getByText('Hard', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Practice/ })).toBeDisabled();
  // A busy machine that opens its voices for the first time may be too late; a learner presses again.
  await expect(async () => {
    const model = page.waitForResponse('**/ai/tts/synthesize');
    await page.getByRole('button', { name: 'Play the word' }).click();
    expect((await model).headers()['content-type']).toBe('audio/flac');
  }).toPass(judging);
  await page.getByRole('button', { name: 'Next' }).press('Enter');

  await expect(page.getByText('Say it once, clearly')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
  await page.keyboard.press('Space');
  await expect(page.getByRole('timer')).toHaveText('00:02');
  const sent = page.waitForRequest('**/practice/coaching/evaluate');
  await page.keyboard.press('Space');
  expect((await sent).postDataBuffer()?.includes(webmMagic)).toBe(true);
  await expect(page.getByText('Analyzing your pronunciation…')).toBeVisible();

  await expect(page.getByText('Target reached. Well done.')).toBeVisible(judging);
  await expect(page.getByText('was 52%')).toBeVisible();
  for (const list of ['Sounds of the model', 'Your sounds'])
    await expect(page.getByRole('list', { name: list }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('img', { name: /^Your melody is \d+% like the model/ })).toBeVisible();
  await page.getByRole('button', { name: 'Both in turn' }).click();
  await expect(page.getByRole('button', { name: 'Stop' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Speed 0.75×' }).click();
  await expect(page.getByRole('button', { name: 'Speed 0.75×' })).toHaveAttribute('aria-pressed', 'true');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Next' }).press('Enter');

  await expect(page.getByText('the lip should buzz')).toBeVisible();
  await expect(page.getByRole('figure')).toContainText('Upper teeth on the lower lip');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Practice Completed!');
  await expect(dialog).toContainText('1 of 1 words have reached 85%.');
  await dialog.getByRole('button', { name: 'Restart' }).click();
  await expect(page.getByRole('button', { name: 'Play the word' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Practice/ })).toBeDisabled();
});

test.describe('on a phone, in the dark, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'zh-CN' });

  test('says what is wrong with the microphone or the judging, and keeps its steps in order', async ({
    page,
  }) => {
    await reportIs(page, twoWords);
    await page.addInitScript(() => {
      const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      let calls = 0;
      navigator.mediaDevices.getUserMedia = (wanted) => (calls++ === 0 ? refused() : real(wanted));
    });
    // As in Safari, whose recorder makes another kind of file.
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'MediaRecorder'));
    await page.route('**/practice/coaching/evaluate', (route) => {
      expect(route.request().postDataBuffer()?.includes('RIFF')).toBe(true);
      return route.fulfill({ status: 500, json: {} });
    });
    await openAs(page, learnerToken(), address);
    await page.getByRole('button', { name: '下一步' }).click();
    const record = page.getByRole('button', { name: '开始录音' });
    await record.click();
    await expect(page.getByRole('alert')).toContainText('麦克风被拒绝或不可用。');
    await expectNoFindings(page);
    await record.click();
    await expect(page.getByRole('timer')).toHaveText('00:01');
    await page.getByRole('button', { name: '停止录音' }).click();
    await expect(page.getByRole('alert')).toContainText('发音分析失败，请重试。');
    await expect(page.getByRole('button', { name: /比较/ })).toBeDisabled();
    await page
      .getByRole('navigation', { name: '要练习的单词' })
      .getByRole('button', { name: /worth/ })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: 'worth' })).toBeVisible();
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWider).toBe(false);
  });

  test('says when there is nothing to practise, or no report yet', async ({ page }) => {
    await reportIs(page, noWords);
    await openAs(page, learnerToken(), '/feedback/1/coaching');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('暂无互动辅导数据');
    await page.unroute('**/api/v1/feedback/session/1');
    await page.goto('/feedback/2000000000/coaching');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('暂无详细分析数据');
  });
});
