import { gzipSync } from 'node:zlib';
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
