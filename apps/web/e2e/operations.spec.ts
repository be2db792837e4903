import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { learnerToken, openAs, password } from './support/accounts.ts';
import { expectNoFindings } from './support/expect-no-findings.ts';
import type { OwnServer } from './support/own-server.ts';
import { expect, test } from './support/own-server-test.ts';
import { test as base } from './support/test.ts';

const operator = { email: 'op.erator@example.com', fullName: 'Op Erator' };

async function becomeAdministrator(request: APIRequestContext, server: OwnServer): Promise<string> {
  const { email, fullName } = operator;
  const registered = await request.post('/api/v1/auth/register', {
    data: { full_name: fullName, email, password },
  });
  const { accessToken } = (await registered.json()) as { accessToken: string };
  const mailed = () => /op\.erator@example\.com[^]*?\b(\d{6})\b/.exec(server.printed())?.[1];
  await expect.poll(mailed, { timeout: 30_000 }).toBeDefined();
  const verified = await request.post('/api/v1/auth/verify-email', {
    data: { email, code: mailed() },
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  expect(verified.ok()).toBe(true);
  return accessToken;
}

/** Pressed while nothing gets through, a dialog is there again and says why. */
async function pressWithoutNetwork(
  page: Page,
  dialog: Locator,
  name: string,
  failure: string,
): Promise<void> {
  const changes = '**/api/v1/admin/operations/**';
  await page.route(changes, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  );
  await dialog.getByRole('button', { name }).click();
  await expect(dialog.getByRole('alert').last()).toHaveText(
    `${failure}. Please check your internet connection and try again.`,
  );
  await page.unroute(changes);
}

test.use({ tolerated: /Failed to load resource/ });

test('an administrator backs the system up, loses data and gets it back', async ({
  page,
  request,
  server,
}) => {
  test.setTimeout(180_000);
  const token = await becomeAdministrator(request, server);
  const headers = { Authorization: `Bearer ${token}` };
  const nameNow = async () => {
    const reply = (await (await request.get('/api/v1/auth/me', { headers })).json()) as {
      user: { fullName: string };
    };
    return reply.user.fullName;
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, token, '/admin/operations');

  await expect(page.getByRole('heading', { name: 'System Operations' })).toBeVisible();
  for (const label of ['Total Users', 'Total Tests', 'Database Size', 'Disk Usage', 'Last Backup'])
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  await expect(page.getByText('Never')).toBeVisible();
  await expect(page.getByText('Enabled')).toBeVisible();
  await expect(page.getByText('No backup records')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Restore Data/ })).toBeDisabled();

  await page.getByRole('button', { name: /^Create Backup/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('A backup may take several minutes.');
  await dialog.getByLabel('Description (optional)').fill('Before importing book 6');
  await expect(dialog.getByLabel('Backup Type').getByRole('option')).toHaveText([
    'Full (structure, data and recordings)',
    'Data only',
  ]);
  await expectNoFindings(page);
  await pressWithoutNetwork(page, dialog, 'Create Backup', 'The backup could not be created');
  await expect(dialog.getByLabel('Description (optional)')).toHaveValue('Before importing book 6');
  await dialog.getByRole('button', { name: 'Create Backup' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Backup created 备份创建成功' })).toBeVisible();
  const item = page.getByRole('listitem').filter({ hasText: 'Before importing book 6' });
  await expect(item).toContainText('Manual');
  await expect(item).toContainText('Completed');
  await expect(item).toContainText(/\d+\.\d\d (KB|MB) · /);
  await expectNoFindings(page);

  const downloading = page.waitForEvent('download');
  await item.getByRole('button', { name: /^Download/ }).click();
  await expect(page.getByText('Download started 开始下载备份')).toBeVisible();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^bandwise-[\d-]+\.zip$/);
  const file = await download.path();

  const changed = await request.put('/api/v1/auth/profile', {
    headers,
    data: { name: 'Somebody Else', email: operator.email },
  });
  expect(changed.ok()).toBe(true);
  await page.getByRole('button', { name: /^Restore Data/ }).click();
  const warning = page.getByRole('alertdialog');
  await expect(warning).toContainText('Restoring overwrites all current data. This cannot be undone.');
  await expect(warning.getByRole('button', { name: 'Restore' })).toBeDisabled();
  await warning.getByLabel('Backup').selectOption(download.suggestedFilename());
  await expect(warning).toContainText('Before importing book 6');
  await expectNoFindings(page);
  await pressWithoutNetwork(page, warning, 'Restore', 'The data could not be restored');
  await expect(warning).toContainText('Before importing book 6');
  await warning.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('progressbar', { name: 'Restoring the backup…' })).toBeVisible();
  await expect(page.getByText('Data restored 数据恢复成功')).toBeVisible({ timeout: 60_000 });
  expect(await nameNow()).toBe(operator.fullName);

  await item.getByRole('button', { name: /^Delete/ }).click();
  await expect(warning).toContainText('The backup is deleted permanently');
  await pressWithoutNetwork(page, warning, 'Delete', 'The backup could not be deleted');
  await warning.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Backup deleted 备份删除成功')).toBeVisible();
  await expect(page.getByText('No backup records')).toBeVisible();

  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({
    name: 'holiday.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('no backup'),
  });
  await expect(page.getByText('The backup could not be uploaded 上传备份失败')).toBeVisible();
  await expect(page.getByText('The backup is damaged or incomplete')).toBeVisible();
  await chooser.setInputFiles(file);
  await expect(page.getByText('Backup uploaded 备份上传成功')).toBeVisible();
  await expect(item).toContainText('Completed');

  await page.getByRole('button', { name: `Open the mail to ${operator.email}` }).click();
  await expect(page.getByRole('dialog')).toContainText(/\b\d{6}\b/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
});

base('a learner reads, in both languages, that operations are for administrators', async ({ page }) => {
  await openAs(page, learnerToken(), '/admin/operations');
  await expect(page.getByText('Only administrators can run system operations.')).toBeVisible();
  await expect(page.getByText('只有管理员可以使用系统运维功能')).toBeVisible();
});
