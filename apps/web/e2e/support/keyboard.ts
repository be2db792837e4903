import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** More than any screen has from its beginning to its end. */
const tabsMax = 60;

/** As somebody without a mouse gets there: on and on with Tab. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < tabsMax; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
