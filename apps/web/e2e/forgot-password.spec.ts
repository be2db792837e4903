import { createAccount, fillSignIn, newEmail } from './support/accounts.ts';
import { readCode } from './support/server-console.ts';
import { expect, test } from './support/test.ts';

test('a forgotten password is replaced with a mailed code', async ({ page, request }) => {
  const account = await createAccount(request);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email Address').fill(account.email);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByText('Verification code sent successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

  const codeField = page.getByLabel('Verification Code');
  await expect(codeField).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(codeField).toHaveAttribute('maxlength', '6');
  await codeField.fill('12');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByText('Verification code must be 6 digits')).toBeVisible();
  await codeField.fill(await readCode(account.email, 2));
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByText('Code verified successfully')).toBeVisible();

  await page.getByLabel('New Password', { exact: true }).fill('a new horse');
  await page.getByLabel('Confirm New Password').fill('a new hors');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm New Password').fill('a new horse');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password reset successfully, Redirecting to login...').first()).toBeVisible();

  await expect(page).toHaveURL('/login');
  await fillSignIn(page, account.email, 'a new horse');
  await expect(page).toHaveURL('/dashboard');
});

test('an unknown address gets the same answer, and the way back is open', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email Address').fill(newEmail('nobody'));
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByText('Verification code sent successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Email' }).click();
  await expect(page.getByLabel('Email Address')).toHaveValue(/nobody/);
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL('/login');
});
