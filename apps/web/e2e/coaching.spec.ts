import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { learnerToken, openAs } from './support/accounts.ts';
import { noWords, twoWords, worthEvaluation } from './support/coaching-fixture.ts';
import { expectNoFindings } from './support/expect-no-findings.ts';
import { humInto } from './support/humming.ts';
import { microphoneFlags } from './support/practice.ts';
import { expect, test } from './support/test.ts';

const spoken = path.join(tmpdir(), `bandwise-coaching-${process.pid}.wav`);

test.use({
  tolerated: /status of (4\d\d|50\d)/,
  permissions: ['microphone'],
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: microphoneFlags(spoken) }),
});
test.beforeAll(() => humInto(spoken));
test.afterAll(() => rm(spoken, { force: true }));

const reportIs = (page: Page, report: object) =>
  page.route('**/api/v1/feedback/session/1', (route) => route.fulfill({ json: report }));

test.describe('on a phone, in the dark, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'zh-CN' });

  test('says what is wrong with the microphone or the judging, keeps its steps in order and comes to an end', async ({
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
    let tries = 0;
    await page.route('**/practice/coaching/evaluate', (route) => {
      expect(route.request().postDataBuffer()?.includes('RIFF')).toBe(true);
      tries += 1;
      return route.fulfill(tries === 1 ? { status: 500, json: {} } : { json: worthEvaluation });
    });
    await page.route('**/ai/tts/synthesize', (route) => route.fulfill({ status: 503, json: {} }));
    await openAs(page, learnerToken(), '/feedback/1/coaching?word=village');
    const next = page.getByRole('button', { name: '下一步' });
    await next.click();
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
    await next.click();
    await record.click();
    await expect(page.getByRole('timer')).toHaveText('00:01');
    await page.getByRole('button', { name: '停止录音' }).click();
    await expect(page.getByText('达到目标了，很好。')).toBeVisible();
    await expect(page.getByText('之前 64%')).toBeVisible();
    await next.click();
    await expect(page.getByText('舌尖轻触牙齿或伸到上下齿')).toBeVisible();
    await expect(page.getByRole('figure')).toBeVisible();
    await expectNoFindings(page);
    await next.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('练习完成！');
    await expect(dialog).toContainText('2 个单词中有 1 个达到 85%。');
    await dialog.getByRole('button', { name: '重新开始' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'village' })).toBeVisible();
    await expect(page.getByRole('button', { name: '练习', exact: true })).toBeDisabled();
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
