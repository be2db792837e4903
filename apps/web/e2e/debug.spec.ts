import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { adminToken, learnerToken, openAs } from './support/accounts.ts';
import { expectNoFindings } from './support/expect-no-findings.ts';
import { createSession } from './support/practice.ts';
import { expect, test } from './support/test.ts';

test('a learner is refused, and loads no code of the debug tools', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (sent) => scripts.push(sent.url()));
  await openAs(page, learnerToken(), '/debug');
  await expect(page.getByText('You do not have permission to access this page.')).toBeVisible();
  expect(scripts.filter((url) => url.includes('debug-page'))).toEqual([]);
});

/** Requests are written to the log a moment after they were answered. */
async function searchUntil(page: Page, found: Locator): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(found).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

async function save(page: Page, button: string): Promise<string> {
  const downloading: Promise<Download> = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await downloading).path(), 'utf8');
}

test.describe('an administrator', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.use({ tolerated: /status of 4\d\d|net::ERR_FAILED/ });

  test('finds out why a request failed', async ({ page, request }) => {
    test.slow();
    const sessionId = await createSession(request, learnerToken(), 'C1T1P3');
    const path = `/api/v1/exam-tests/sessions/${sessionId}`;
    const refused = await request.put(path, {
      headers: { Authorization: `Bearer ${learnerToken()}` },
      data: { status: 'feedback_completed' },
    });
    const code = String(refused.status());
    expect(refused.ok()).toBe(false);

    await openAs(page, adminToken(), '/debug');
    await expect(page.getByRole('tab')).toHaveText([
      'Log View',
      'Statistics',
      'Quick Debug',
      'External API Logs',
    ]);
    await page.getByLabel('Time range').selectOption('1h');
    await page.getByLabel('Method', { exact: true }).selectOption('PUT');
    await page.getByLabel('Status code').fill(code);
    await page.getByLabel('API path').fill(path);
    const row = page.getByRole('row').filter({ hasText: path });
    await searchUntil(page, row);
    await expect(row).toContainText(code);
    await expect(page.getByText('1 requests in the last hour')).toBeVisible();
    await expectNoFindings(page);

    const csv = await save(page, 'Export as CSV');
    const [head, ...lines] = csv.trim().split('\r\n');
    expect(head).toContain('timestamp,request_id,method,path,status_code,response_time,user_id');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`,PUT,${path},${code},`);
    expect(JSON.parse(await save(page, 'Export as JSON'))).toMatchObject([{ path, session_id: sessionId }]);
    await page.route('**/debug/export*', (route) => route.abort());
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    await expect(page.getByText('Export failed, retry')).toBeVisible();

    await row.getByRole('link', { name: /^Details of PUT/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Request details' });
    for (const name of ['Timestamp', 'Status Code', 'Response Time', 'User ID', 'IP Address'])
      await expect(dialog.getByText(name, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Request Body' })).toContainText(
      '"status": "feedback_completed"',
    );
    await expect(dialog.getByRole('region', { name: 'Response Body' })).toContainText('"detail": ');
    await expect(
      dialog.getByRole('link', { name: `Open the record of session ${sessionId}` }),
    ).toHaveAttribute('href', `/tests/${sessionId}`);
    await expectNoFindings(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByLabel('API path')).toHaveValue('');
    await page.goBack();
    await expect(page.getByLabel('API path')).toHaveValue(path);
    await expect(row).toBeVisible();

    await page.getByRole('tab', { name: 'Quick Debug' }).click();
    await page.getByRole('button', { name: /^Session trace/ }).click();
    await page.getByRole('dialog').getByLabel('Exam Session ID').fill(String(sessionId));
    await page.getByRole('dialog').getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('heading', { name: `Trace of session ${sessionId}` })).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: `PUT ${path}` })).toContainText(code);
    await expectNoFindings(page);

    await page.getByRole('link', { name: /^Open user \d+$/ }).click();
    await expect(page.getByText('Found 1 users')).toBeVisible();
    await expect(page.getByLabel('Search', { exact: true })).toHaveValue(/^#\d+$/);
  });

  test('sees how the system is, also on a phone in the dark', async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 900 });
    await openAs(page, adminToken(), '/debug');
    await searchUntil(page, page.getByRole('link', { name: /^Details of/ }).first());
    await expectNoFindings(page);

    await page.getByRole('tab', { name: 'Statistics' }).click();
    for (const name of ['Total Requests', 'Successful Requests', 'Error Requests', 'Average Response Time'])
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    for (const name of ['Requests over time', 'Errors over time', 'Response time over time'])
      await expect(page.getByRole('img', { name })).toBeVisible();
    await expectNoFindings(page);

    await page.getByRole('tab', { name: 'Quick Debug' }).click();
    await page.getByRole('button', { name: /^API health check/ }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Database' })).toContainText('OK');
    await expect(page.getByRole('alert').filter({ hasText: /^Service (ab)?normal$/ })).toBeVisible();
    await expectNoFindings(page);
    await page.route('**/debug/health', (route) => route.abort());
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('Network error', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: /^Slow requests/ }).click();
    await expect(page).toHaveURL('/debug?min_response_time=2000');
    await page.getByRole('button', { name: 'Remove the filter From 2,000 ms' }).click();
    await expect(page).toHaveURL('/debug');

    await page.getByRole('tab', { name: 'External API Logs' }).click();
    await expect(page.getByLabel('Provider').getByRole('option')).toHaveText([
      'All Providers',
      'azure',
      'openai',
      'deepseek',
      'kimi',
      'spark',
      'baichuan',
    ]);
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await expectNoFindings(page);
  });
});
