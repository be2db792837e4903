import { adminToken, learnerToken, openAs } from './support/accounts.ts';
import { expectNoFindings } from './support/expect-no-findings.ts';
import { begin, createSession } from './support/practice.ts';
import { expect, test } from './support/test.ts';

/** Each theme at the width where it is most at home; the phone's layout is not the desktop's. */
const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const;

for (const { colorScheme, width } of looks) {
  test.describe(`axe finds nothing, ${colorScheme}, ${width} px`, () => {
    // A busy machine may be too late with a spoken question.
    test.use({ tolerated: /status of (4\d\d|503)/ });
    test.use({ colorScheme, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('on the pages for everyone', async ({ page }) => {
      for (const path of ['/', '/login', '/forgot-password', '/nowhere', '/register']) {
        await page.goto(path);
        await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoFindings(page);
      }
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByText('Name is required')).toBeVisible();
      await expectNoFindings(page);
    });

    test('on the profile, its dialog and a toast', async ({ page }) => {
      await openAs(page, learnerToken(), '/profile');
      await page.getByRole('button', { name: 'Update Profile' }).click();
      await expect(page.getByText('Profile updated successfully').first()).toBeVisible();
      await expectNoFindings(page);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFindings(page);
    });

    test('on the screens of practice', async ({ page, request }) => {
      test.slow();
      const sessionId = await createSession(request, learnerToken(), 'C1T1P2');
      const heading = page.getByRole('heading', { level: 1 });
      await openAs(page, learnerToken(), '/dashboard');
      await expect(page.getByRole('link', { name: /^Continue Practice of/ }).first()).toBeVisible();
      await expectNoFindings(page);
      await page.goto('/history');
      await expect(page.getByRole('link', { name: /^Continue Practice of/ }).first()).toBeVisible();
      await expectNoFindings(page);
      await page.goto(`/exam-test-results/${sessionId}`);
      await expect(heading).toHaveText('C1T1P2');
      await expectNoFindings(page);
      await page.goto('/exam-tests');
      await page.getByRole('button', { name: 'All Available Tests' }).click();
      await expect(page.getByRole('row')).toHaveCount(11);
      await expectNoFindings(page);
      await page.getByRole('button', { name: 'Select C1T2' }).click();
      await page.getByLabel('Part 3 Discussion').check();
      await expectNoFindings(page);
      await page.goto(`/exam-test-practice/${sessionId}`);
      await expect(heading).toHaveText('Before you begin');
      await expectNoFindings(page);
      await begin(page);
      await expect(page.getByRole('timer')).toBeVisible();
      await expectNoFindings(page);
      await page.getByRole('button', { name: 'Exit Test' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectNoFindings(page);
    });

    test('on the papers', async ({ page }) => {
      await openAs(page, adminToken(), '/tests/papers');
      await expect(page.getByRole('button', { name: 'Retire C1T1', exact: true })).toBeVisible();
      await expectNoFindings(page);
    });

    test('on user management, the menus and the screens to come', async ({ page }) => {
      await openAs(page, adminToken(), '/admin/users');
      await expect(page.getByText(/^Found \d+ users$/)).toBeVisible();
      await expectNoFindings(page);
      await page.getByRole('button', { name: width === 390 ? 'Menu' : 'Account menu', exact: true }).click();
      await expect(width === 390 ? page.getByRole('dialog') : page.getByRole('menu')).toBeVisible();
      await expectNoFindings(page);
      await page.goto('/admin/operations');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('System Operations');
      await expectNoFindings(page);
    });
  });
}
