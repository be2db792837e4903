import { createAccount, fillSignIn, newEmail, openAs } from './support/accounts.ts';
import { readCode } from './support/server-console.ts';
import { expect, test } from './support/test.ts';

test('changes the name', async ({ page, request }) => {
  const account = await createAccount(request);
  await openAs(page, account.token, '/profile');
  await page.getByLabel('Full Name').fill(' ');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByLabel('Full Name').fill('Zoë Quinn');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByRole('presentation').getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account menu' })).toHaveText('Z');
});

test('a new email counts once its code was entered', async ({ page, request }) => {
  const account = await createAccount(request);
  const newAddress = newEmail('moved');
  await openAs(page, account.token, '/profile');
  await page.getByLabel('Email Address').fill(newAddress);
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your new email' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email Address')).toHaveValue(account.email);
  await page.getByLabel('Verification Code').fill(await readCode(newAddress));
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await expect(page.getByText('Email changed successfully')).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveValue(newAddress);
});

test('changes the password and clears the form', async ({ page, request }) => {
  const account = await createAccount(request);
  await openAs(page, account.token, '/profile');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Current password is required')).toBeVisible();
  await expect(page.getByText('New password is required')).toBeVisible();
  await expect(page.getByText('Please confirm your new password')).toBeVisible();

  await page.getByLabel('Current Password').fill('not my horse');
  await page.getByLabel('New Password', { exact: true }).fill('a better horse');
  await page.getByLabel('Confirm New Password').fill('a better horse');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Current password is incorrect');

  await page.getByLabel('Current Password').fill(account.password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed successfully').first()).toBeVisible();
  await expect(page.getByLabel('Current Password')).toHaveValue('');

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.goto('/login');
  await fillSignIn(page, account.email, 'a better horse');
  await expect(page).toHaveURL('/dashboard');
});

test('downloads all data as one archive', async ({ page, request }) => {
  const account = await createAccount(request);
  await openAs(page, account.token, '/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('bandwise-my-data.zip');
  const stream = await download.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).subarray(0, 2).toString()).toBe('PK');
});

test('deletes the account after asking for the password', async ({ page, request }) => {
  const account = await createAccount(request);
  await openAs(page, account.token, '/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password', { exact: true }).fill('not my horse');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Current password is incorrect')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account has been deleted')).toBeVisible();

  await page.goto('/login');
  await fillSignIn(page, account.email, account.password);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Invalid credentials');
});
