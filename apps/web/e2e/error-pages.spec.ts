import type { Page } from '@playwright/test';
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

test.describe('a lost network', () => {
  test.use({
    tolerated:
      /Failed to load resource|Failed to fetch dynamically imported module|Unable to preload CSS|: network/,
  });

  /** These files of the app do not come from the server, until the function it returns is called. */
  async function lose(page: Page, files: RegExp): Promise<() => Promise<void>> {
    await page.route(files, (route) => route.abort());
    return () => page.unroute(files);
  }

  test('a dialog that does not come leaves the page as it is, and comes when asked again', async ({
    page,
  }) => {
    await openAs(page, learnerToken(), '/exam-tests');
    const findAgain = await lose(page, /assets\/start-dialog-/);
    await page.getByRole('button', { name: 'Start New Test' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please check your internet connection and try again.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('IELTS Exam Tests');
    await findAgain();
    await page.getByRole('button', { name: 'Try Again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start New Test' });
    await expect(dialog).toBeVisible();
    // Its style sheet has come too.
    await expect(dialog.getByRole('group', { name: 'Part' })).toHaveCSS('display', 'flex');
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('a message that cannot be shown yet is kept, and so is what was typed', async ({ page }) => {
    await openAs(page, learnerToken(), '/profile');
    const findAgain = await lose(page, /assets\/toast-area-/);
    await page.route('**/auth/profile', (route) => route.abort());
    const name = page.getByLabel('Full Name');
    await name.fill('Ana María');
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(name).toHaveValue('Ana María');
    await findAgain();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.locator('.Toastify__toast')).toHaveText('Profile update failed');
    await expect(name).toHaveValue('Ana María');
  });

  for (const { what, files } of [
    { what: 'a page that does not come', files: /assets\/dashboard-page-/ },
    { what: 'a page whose texts do not come', files: /assets\/dashboard-[\w-]{8}\.js/ },
  ])
    test(`${what} is left by going back`, async ({ page }) => {
      await openAs(page, learnerToken(), '/exam-tests');
      // The page has come to life.
      await expect(page.getByRole('button', { name: 'Start New Test' })).toBeEnabled();
      await lose(page, files);
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Network Error');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('IELTS Exam Tests');
    });

  test('a language whose texts do not come leaves the page as it is, until they do', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByLabel('Email', { exact: true })).toBeEnabled();
    const findAgain = await lose(page, /assets\/(common|sign-in)-[\w-]{8}\.js/);
    const choose = async () => {
      await page.getByRole('button', { name: 'Language: English' }).click();
      await page.getByRole('menuitem', { name: '中文' }).click();
    };
    await choose();
    await expect(page.getByRole('alert')).toHaveText('Please check your internet connection and try again.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await findAgain();
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await choose();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录');
  });

  for (const { what, files } of [
    { what: 'the app', files: /assets\/index-/ },
    { what: 'the page', files: /assets\/exam-tests-page-/ },
  ])
    test(`a visit on which the scripts of ${what} do not come says so, and how to go on`, async ({
      page,
    }) => {
      const findAgain = await lose(page, files);
      await openAs(page, learnerToken(), '/exam-tests');
      await expect(page.getByRole('alert')).toContainText('Please check your internet connection');
      await findAgain();
      await page.getByRole('alert').getByRole('link', { name: 'Try Again' }).click();
      await expect(page.getByRole('button', { name: 'Start New Test' })).toBeEnabled();
      await expect(page.getByRole('alert')).toBeHidden();
    });

  test('what a page shows later has been fetched before', async ({ page, context }) => {
    await page.clock.install();
    await openAs(page, learnerToken(), '/exam-tests');
    await expect(page.getByRole('button', { name: 'Start New Test' })).toBeEnabled();
    const fetched = page.waitForResponse(/start-dialog-.*\.css/);
    await page.clock.fastForward(10_000);
    await (await fetched).finished();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Start New Test' }).click();
    await expect(page.getByRole('dialog', { name: 'Start New Test' })).toBeVisible();
  });
});
