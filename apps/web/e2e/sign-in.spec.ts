import { admin, createAccount, fillSignIn, learnerToken, openAs } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

test('signs in, out and in again', async ({ page, request }) => {
  const account = await createAccount(request);
  await page.goto('/login');
  await fillSignIn(page, account.email, account.password);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page.getByRole('link', { name: 'User management' })).toBeHidden();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await fillSignIn(page, account.email.toUpperCase(), account.password);
  await expect(page).toHaveURL('/dashboard');
});

test('a wrong password is told as an alert and as a toast', async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page, admin.email, 'wrong horse');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(
    'Invalid credentials. Check the email and password, or reset your password.',
  );
  await expect(page.locator('.Toastify').getByText('Invalid credentials')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a toast stays for its five seconds all the same', async ({ page }) => {
    await page.goto('/login');
    await fillSignIn(page, admin.email, 'wrong horse');
    const clock = page.locator('.Toastify__progress-bar--animated');
    await expect(clock).toHaveCSS('animation-duration', '5s');
  });
});

test.describe('a failing server', () => {
  test.use({ tolerated: /status of 503/ });

  test('is told', async ({ page }) => {
    await page.goto('/login');
    await page.route('**/api/v1/auth/challenge', (route) => route.fulfill({ status: 503, body: 'gone' }));
    await fillSignIn(page, 'mei.lin@example.com', 'correct horse');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Login failed');
  });
});

test('works with the keyboard alone', async ({ page, request }) => {
  const account = await createAccount(request);
  await page.goto('/');
  // Until the page is awake, a link leads to another page as in any browser, and focus begins at its top.
  await expect(page.locator('html[data-prerendered]')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('pages behind the sign-in send a guest there, and a signed-in user away from it', async ({ page }) => {
  for (const path of ['/dashboard', '/profile', '/admin/users', '/reports/7', '/exam/3']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
  for (const path of ['/login', '/register', '/forgot-password']) {
    await openAs(page, learnerToken(), path);
    await expect(page).toHaveURL('/dashboard');
  }
});

test('a session that ended elsewhere leads to the sign-in page', async ({ page, request }) => {
  const account = await createAccount(request);
  await openAs(page, account.token, '/profile');
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  await request.post('/api/v1/auth/logout', { headers: { Authorization: `Bearer ${account.token}` } });
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
