import { gzipSync } from 'node:zlib';
import { createAccount, openAs } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const budgetBytes = 200_000;

for (const path of ['/', '/login']) {
  test(`${path} loads at most 200 kB of gzipped JavaScript`, async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.body());
    });
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
    await page.waitForLoadState('networkidle');
    const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).length);
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgetBytes);
  });
}

test('the text of a first page is there without any script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Speak. Get your band. Know why.');
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
  await page.close();
});

test('a reader of Chinese has it in Chinese', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false, locale: 'zh-CN' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('开口说，拿分数，知其所以然。');
  await page.goto('/exam-tests');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('雅思口语测试');
  await page.close();
});

const learnerPages = [
  ['/dashboard', 'Dashboard'],
  ['/exam-tests', 'IELTS Exam Tests'],
  ['/history', 'Practice History'],
  ['/progress', 'Progress & Analytics'],
  ['/profile', 'Account'],
] as const;

test('the pages of a learner are there before any script, and hidden from anybody else', async ({
  page,
  request,
}) => {
  const { token } = await createAccount(request);
  await openAs(page, token, '/robots.txt');
  await page.route(/\/assets\/(?!before-paint).*\.js/, () => undefined);
  for (const [path, title] of learnerPages) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toHaveCSS('visibility', 'hidden');
});

test('the pages of a learner ask for nothing twice', async ({ page, request }) => {
  const { token } = await createAccount(request);
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/api/')) asked.push(sent.url());
  });
  for (const [path, title] of learnerPages) {
    asked.length = 0;
    await openAs(page, token, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('.frame')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([]);
  }
});
