import type { Page } from '@playwright/test';
import {
  admin,
  adminToken,
  createAccount,
  fillSignIn,
  learnerToken,
  openAs,
  register,
} from './support/accounts.ts';
import { expect, test } from './support/test.ts';

async function searchFor(page: Page, text: string) {
  await page.getByLabel('Search', { exact: true }).fill(text);
  await page.getByLabel('Search', { exact: true }).press('Enter');
}

test('a learner is told to ask an administrator, and loads no code of the page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (sent) => scripts.push(sent.url()));
  await openAs(page, learnerToken(), '/admin/users');
  await expect(
    page.getByText('You do not have permission to access this page. Only administrators can manage users.'),
  ).toBeVisible();
  expect(scripts.filter((url) => url.includes('users-page'))).toEqual([]);
});

test('finds users by text, status and role', async ({ page, request }) => {
  const account = await createAccount(request, 'Findable Person');
  await openAs(page, adminToken(), '/admin/users');
  await expect(page.getByText(/^Found \d+ users$/)).toBeVisible();
  await searchFor(page, account.email);
  await expect(page.getByText('Found 1 users')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: account.email })).toContainText('Findable Person');

  await page.getByLabel('Status').selectOption('Inactive');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No user data found')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('');
  await page.getByLabel('Role').selectOption('Admin');
  await page.getByRole('button', { name: 'Search' }).click();
  const own = page.getByRole('row').filter({ hasText: admin.email });
  await expect(own).toContainText('(you)');
  for (const button of await own.getByRole('button').all()) await expect(button).toBeDisabled();
});

test('disables, activates, grants and revokes', async ({ page, request, browser, baseURL }) => {
  const account = await createAccount(request);
  await openAs(page, adminToken(), '/admin/users');
  await searchFor(page, account.email);
  const row = page.getByRole('row').filter({ hasText: account.email });

  await row.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('User disabled')).toBeVisible();
  await expect(row).toContainText('Disabled');
  const theirs = await browser.newPage({ baseURL: baseURL ?? '' });
  await openAs(theirs, account.token, '/profile');
  await expect(theirs).toHaveURL('/login');
  await fillSignIn(theirs, account.email, account.password);
  await expect(theirs.getByRole('main').getByRole('alert')).toContainText('This account has been disabled');
  await theirs.close();

  await row.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('User activated')).toBeVisible();
  await row.getByRole('button', { name: 'Make admin' }).click();
  await expect(page.getByText('User granted admin')).toBeVisible();
  await expect(row).toContainText('Admin');
  await row.getByRole('button', { name: 'Revoke admin' }).click();
  await expect(page.getByText('User revoked admin')).toBeVisible();
});

test('deletes softly, keeping the row, or for good', async ({ page, request }) => {
  const account = await createAccount(request, 'Tom Becker');
  await openAs(page, adminToken(), '/admin/users');
  await searchFor(page, account.email);
  const row = page.getByRole('row').filter({ hasText: account.email });

  await row.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirm User Deletion' });
  const warning = dialog.getByText('This action cannot be undone. All related data will be lost.');
  await expect(warning).toBeVisible();
  await dialog.getByLabel('Soft-delete only (disable, keep data)').check();
  await expect(warning).toBeHidden();
  await dialog.getByRole('button', { name: 'Confirm Soft-Delete' }).click();
  await expect(page.getByText('User disabled')).toBeVisible();
  await expect(row).toContainText('Disabled');

  await row.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Confirm Deletion' }).click();
  await expect(page.getByText('User permanently deleted')).toBeVisible();
  await expect(page.getByText('No user data found')).toBeVisible();
  await expect(page.getByText('Found 0 users')).toBeVisible();
});

test('pages forth and back, and on a phone shows cards with a menu', async ({ page, request }) => {
  const mark = `paged${process.pid}`;
  for (let index = 0; index < 12; index += 1) await register(request, `${mark} ${index}`);
  await openAs(page, adminToken(), '/admin/users');
  await page.getByLabel('Rows per page').selectOption('10');
  await searchFor(page, mark);
  await expect(page.getByText('1–10 of 12')).toBeVisible();
  const firstRow = await page.getByRole('row').nth(1).textContent();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('11–12 of 12')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page.getByText('1–10 of 12')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toHaveText(firstRow ?? '');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('table')).toBeHidden();
  await page.getByRole('button', { name: `Actions for ${mark} 11` }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await expect(page.getByText('User disabled')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `${mark} 11` })).toContainText('Disabled');
});

test.describe('a failing server', () => {
  test.use({ tolerated: /status of 500/ });

  test('a list that cannot be loaded says so, and Refresh tries again', async ({ page }) => {
    await page.route('**/users/admin/list*', (route) => route.fulfill({ status: 500, body: '{}' }), {
      times: 1,
    });
    await openAs(page, adminToken(), '/admin/users');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to load user list');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(/^Found \d+ users$/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  });
});
