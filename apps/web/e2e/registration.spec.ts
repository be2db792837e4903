import { admin, fillSignIn, newEmail, register } from './support/accounts.ts';
import { readCode } from './support/server-console.ts';
import { signUp, verifyEmail } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';

test('the form names what is missing, and follows the language', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByText('Please confirm your password')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');

  await page.getByLabel('Email Address').fill('mei.lin');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm Password').fill('54321');
  await expect(page.getByText('Email is invalid')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();

  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitem', { name: '中文' }).click();
  await expect(page.getByText('邮箱格式不正确')).toBeVisible();
});

test('a wrong code is refused, the right one opens the dashboard', async ({ page }) => {
  const email = newEmail();
  await page.goto('/register');
  await signUp(page, '王小明', email);

  const resend = page.getByRole('button', { name: /Resend Verification Code \(\d:\d\d\)/ });
  await expect(resend).toBeDisabled();
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await expect(page.getByText('Please enter verification code')).toBeVisible();
  const code = await readCode(email);
  await page.getByLabel('Verification Code').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid verification code' })).toBeVisible();
  await page.getByLabel('Verification Code').fill(code);
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: 'Account menu' })).toHaveText('王');
});

test('an address that is taken says what to do', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Full Name').fill('Someone Else');
  await page.getByLabel('Email Address').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill('another one');
  await page.getByLabel('Confirm Password').fill('another one');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Sign in, or reset your password.' }).first(),
  ).toBeVisible();
});

test('signing in unverified leads to the code, not to a dead end', async ({ page, request }) => {
  const account = await register(request);
  await page.goto('/login');
  await fillSignIn(page, account.email, account.password);
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await verifyEmail(page, account.email);
  await expect(page).toHaveURL('/dashboard');
});

test('going back from the code lets another address register', async ({ page, request }) => {
  const account = await register(request);
  await page.goto('/login');
  await fillSignIn(page, account.email, account.password);
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
