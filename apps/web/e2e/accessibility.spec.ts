import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { adminToken, learnerToken, openAs } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

/** Each theme at the width where it is most at home; the phone's layout is not the desktop's. */
const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'dark', width: 1280 },
] as const;

async function expectNoFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
}

for (const { colorScheme, width } of looks) {
  test.describe(`axe finds nothing, ${colorScheme}, ${width} px`, () => {
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
