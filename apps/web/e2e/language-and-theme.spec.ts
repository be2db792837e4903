import { expect, test } from './support/test.ts';

test('the chosen language stays, on every page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitem', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Habla. Conoce tu banda. Entiende por qué.',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Habla. Conoce tu banda. Entiende por qué.',
  );
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
  await expect(page).toHaveTitle('Iniciar sesión · Bandwise');
});

for (const [locale, title] of [
  ['zh-CN', '登录'],
  ['ja-JP', 'ログイン'],
  ['ko-KR', '로그인'],
  ['fr-FR', 'Sign In'],
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });
    test(`reads ${title}`, async ({ page }) => {
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  });
}

test('mails come in the language of the interface', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitem', { name: '日本語' }).click();
  const call = page.waitForRequest('**/auth/forgot-password');
  await page.getByLabel('メールアドレス').fill('someone@example.com');
  await page.getByRole('button', { name: '確認コードを送信' }).click();
  expect(await (await call).headerValue('accept-language')).toBe('ja');
});

test('the theme follows the system until one is chosen, and is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a phone finds links, theme and languages in the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.locator('> *')).toHaveCSS('width', '250px');
  await drawer.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await drawer.getByRole('button', { name: '한국어' }).click();
  await drawer.getByRole('link', { name: '회원가입' }).click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('계정 만들기');
});
