import { readFile } from 'node:fs/promises';
import { adminToken, createAccount, openAs } from './support/accounts.ts';
import { createSession } from './support/practice.ts';
import { expect, test } from './support/test.ts';

test('starts a practice from the dashboard, and continues it from everywhere', async ({ page, request }) => {
  const { token } = await createAccount(request, 'Lucía Gómez');
  await openAs(page, token, '/dashboard');
  await expect(page.getByText('Welcome back, Lucía Gómez! Continue your IELTS')).toBeVisible();
  await expect(page.getByText('No recent activity. Start a practice session!')).toBeVisible();
  await expect(page.getByText('Complete practice sessions to see your score progress')).toBeVisible();
  await expect(page.getByRole('link', { name: /^IELTS Exam Tests \(\d+ Available\)$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Start New Practice' }).click();
  await expect(page).toHaveURL(/\/exam-test-practice\/\d+$/);
  const practice = new URL(page.url()).pathname;
  await expect(page.getByText('Part 1: Introduction & Interview')).toBeVisible();

  for (const path of ['/dashboard', '/exam-tests', '/history']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: /^Continue / })).toHaveAttribute('href', practice);
  }
  await page.goto(`/exam/${practice.split('/').at(-1)}`);
  await expect(page).toHaveURL(practice);
});

test('all tests are listed ten at a time, and one is started by part', async ({ page, request }) => {
  const { token } = await createAccount(request);
  await openAs(page, token, '/exam-tests');
  await expect(page.getByRole('heading', { name: 'Available Tests (Random 3)' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Start C/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'All Available Tests' }).click();
  const all = page.getByRole('dialog', { name: 'All Available Tests' });
  await expect(all.getByRole('row')).toHaveCount(11);
  await expect(all.getByText(/^1–10 of \d+$/)).toBeVisible();
  await all.getByRole('button', { name: 'Next page' }).click();
  await expect(all.getByText(/^11–20 of \d+$/)).toBeVisible();
  await all.getByRole('button', { name: 'Previous page' }).click();
  await all.getByRole('button', { name: 'Select C1T2' }).click();

  const start = page.getByRole('dialog', { name: 'Start New Test' });
  await expect(start.getByLabel('Test')).toHaveValue('C1T2');
  await expect(start.getByRole('button', { name: 'Start' })).toBeDisabled();
  await start.getByLabel('Part 2 Long Turn').check();
  await start.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('C1T2P2')).toBeVisible();
});

test('the history is paged by 5, 10 or 25', async ({ page, request }) => {
  const { token } = await createAccount(request);
  for (let index = 0; index < 7; index += 1) await createSession(request, token, 'C1T1P3');
  await openAs(page, token, '/history');
  await expect(page.getByText('1–7 of 7')).toBeVisible();
  await page.getByLabel('Rows per page').selectOption('5');
  await expect(page.getByText('1–5 of 7')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('6–7 of 7')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('an administrator exports, imports, retires and offers again papers', async ({ page }) => {
  await openAs(page, adminToken(), '/tests/papers');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export JSON' }).click();
  const file = await (await download).path();
  const { papers } = JSON.parse(await readFile(file, 'utf8')) as { papers: object[] };
  expect(papers.length).toBeGreaterThanOrEqual(24);
  const importFile = page.locator('input[type=file]');
  await importFile.setInputFiles(file);
  await expect(page.getByText(`Added: 0, updated: 0, unchanged: ${papers.length}`)).toBeVisible();

  // A paper of this test alone, retired at its end: others begin with the papers of the bank at the same time.
  await importFile.setInputFiles(paperFile({ ...papers[0], code: 'C99T1' }));
  await expect(page.getByText('Added: 1, updated: 0, unchanged: 0')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'C99T1' });
  await row.getByRole('button', { name: 'Retire C99T1' }).click();
  await expect(row).toContainText('Retired');
  await row.getByRole('button', { name: 'Offer C99T1 again' }).click();
  await expect(row).toContainText('Offered');
  await row.getByRole('button', { name: 'Retire C99T1' }).click();
  await expect(row).toContainText('Retired');

  await importFile.setInputFiles(paperFile({ code: 'C99T2' }));
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
});

const paperFile = (paper: object) => ({
  name: 'papers.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ papers: [paper] })),
});

test.describe('a failing server', () => {
  test.use({ tolerated: /status of 500/ });

  test('is told on the hub and in the history, with a way to try again', async ({ page, request }) => {
    const { token } = await createAccount(request);
    await page.route(
      '**/exam-tests/available-exams*',
      (route) => route.fulfill({ status: 500, body: '{}' }),
      {
        times: 1,
      },
    );
    await openAs(page, token, '/exam-tests');
    await expect(page.getByText('Failed to load exam data. Please try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: /^Start C/ })).toHaveCount(3);

    await page.route('**/exam-tests/sessions?*', (route) => route.fulfill({ status: 500, body: '{}' }), {
      times: 1,
    });
    await page.goto('/history');
    await expect(page.getByText('Failed to load practice history')).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: 'Start Practicing' })).toBeVisible();
  });
});
