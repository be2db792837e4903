import { admin, createAccount, keepToken } from './support/accounts.ts';
import { signUp, verifyEmail } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';

test('a first visitor registers, enters the code and is the administrator', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL('/register');
  await signUp(page, admin.fullName, admin.email);

  await expect(page.getByText('Registration successful, please verify your email')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByText(admin.email)).toBeVisible();
  await verifyEmail(page, admin.email);
  await expect(page.getByText('Email verification successful! Redirecting...')).toBeVisible();

  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Welcome! You are now logged in.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'User management', exact: true })).toBeVisible();
  keepToken('admin', (await page.evaluate(() => localStorage.getItem('token'))) ?? '');

  const learner = await createAccount(request);
  keepToken('learner', learner.token);
});
