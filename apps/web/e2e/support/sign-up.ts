import type { Page } from '@playwright/test';
import { password } from './accounts.ts';
import { readCode } from './server-console.ts';

/** Fills in the registration that is open, and sends it. */
export async function signUp(page: Page, fullName: string, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill(fullName);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

/** With the code from the mail, the step after it. */
export async function verifyEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Verification Code').fill(await readCode(email));
  await page.getByRole('button', { name: 'Verify Email' }).click();
}
