import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { readCode } from './server-console.ts';

export interface Account {
  fullName: string;
  email: string;
  password: string;
  token: string;
}

export const password = 'correct horse';
export const admin = { fullName: 'Amara Okafor', email: 'amara.okafor@example.com', password };

type Role = 'admin' | 'learner';
const tokenFile = (role: Role) => path.join(process.env.BANDWISE_E2E_DATA ?? '', `e2e-${role}-token`);

/** Sessions that the set-up leaves to every test which changes nothing about their users. */
export const keepToken = (role: Role, token: string) => writeFileSync(tokenFile(role), token);
export const adminToken = () => readFileSync(tokenFile('admin'), 'utf8');
export const learnerToken = () => readFileSync(tokenFile('learner'), 'utf8');

let counter = 0;

/** An address nobody else uses, also not in another worker. */
export function newEmail(name = 'learner'): string {
  counter += 1;
  return `${name}.${process.pid}.${counter}@example.com`;
}

/** Registers over the API; without its code entered, the account stays unverified. */
export async function register(request: APIRequestContext, fullName = 'Mei Lin'): Promise<Account> {
  const email = newEmail();
  const reply = await request.post('/api/v1/auth/register', {
    data: { full_name: fullName, email, password },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { accessToken } = (await reply.json()) as { accessToken: string };
  return { fullName, email, password, token: accessToken };
}

export async function createAccount(request: APIRequestContext, fullName = 'Mei Lin'): Promise<Account> {
  const account = await register(request, fullName);
  const reply = await request.post('/api/v1/auth/verify-email', {
    data: { email: account.email, code: await readCode(account.email) },
    headers: { Authorization: `Bearer ${account.token}` },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return account;
}

/** Opens a page with the session of an account, as if it had signed in before. */
export async function openAs(page: Page, token: string, url: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(url);
}

export async function fillSignIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
