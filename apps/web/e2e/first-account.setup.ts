import { admin, createAccount, keepToken } from './support/accounts.ts';
import { readCode } from './support/server-console.ts';
import { expect, test } from './support/test.ts';

test('a first visitor registers, enters the code and is the administrator', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL('/register');
  await page.getByLabel('Full Name').fill(admin.fullName);
  await page.getByLabel('Email Address').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByLabel('Confirm Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();

  await expect(page.getByText('Registration successful, please verify your email')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByText(admin.email)).toBeVisible();
  await page.getByLabel('Verification Code').fill(await readCode(admin.email));
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await expect(page.getByText('Email verification successful! Redirecting...')).toBeVisible();

  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Welcome! You are now logged in.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'User management', exact: true })).toBeVisible();
  keepToken('admin', (await page.evaluate(() => localStorage.getItem('token'))) ?? '');

  const learner = await createAccount(request);
  keepToken('learner', learner.token);
});
