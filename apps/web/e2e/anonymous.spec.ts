import type { Page } from '@playwright/test';
import { adminToken, newEmail, openAs } from './support/accounts.ts';
import { signUp, verifyEmail } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

test('tries it without an account, then registers and stays the same user', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Try it without an account' }).click();
  await expect(page).toHaveURL('/exam-tests');
  const anonymousId = await currentUserId(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Try it without an account' })).toBeHidden();

  await page.goto('/profile');
  await expect(page.getByText('You are trying Bandwise without an account')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  const email = newEmail('tried');
  await signUp(page, 'Javier Ortega Ruiz', email);
  await verifyEmail(page, email);
  await expect(page).toHaveURL('/dashboard');
  expect(await currentUserId(page)).toBe(anonymousId);
});

test('an administrator turns it off and on', async ({ page, browser, baseURL }) => {
  await openAs(page, adminToken(), '/admin/users');
  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  const tryOut = visitor.getByRole('button', { name: 'Try it without an account' });
  const toggle = page.getByRole('switch', { name: 'Try it without an account' });
  await toggle.click();
  await expect(page.getByText('Trying it without an account is off')).toBeVisible();
  await visitor.goto('/');
  await expect(tryOut).toBeHidden();
  await toggle.click();
  await expect(page.getByText('Trying it without an account is on')).toBeVisible();
  await visitor.goto('/');
  await expect(tryOut).toBeVisible();
  await visitor.close();
});

async function currentUserId(page: Page): Promise<number> {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const reply = await page.request.get('/api/v1/auth/me', { headers: { Authorization: `Bearer ${token}` } });
  const { user } = (await reply.json()) as { user: { id: number } };
  return user.id;
}
