import { learnerToken, openAs } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

test('an unknown address shows the 404 page and the way home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText("page doesn't exist or has been moved")).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('a failing server', () => {
  test.use({ tolerated: /status of 503/ });

  test('at start keeps the session and offers to try again', async ({ page }) => {
    await page.route('**/auth/me', (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
    await openAs(page, learnerToken(), '/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('500 Server Error');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  });
});
