import type { Screen, Stage } from '../screen.ts';

const submit = ({ page, text }: Stage, label: Parameters<Stage['text']>[0]) =>
  page.getByRole('button', { name: text(label) }).click();

/** Nobody's mailbox is asked: what the server would answer is enough for the look. */
const accept = ({ page }: Stage, pattern: string) =>
  page.route(pattern, (route) => route.fulfill({ json: { message: 'ok' } }));

async function fillRegistration(stage: Stage): Promise<void> {
  const { page, text } = stage;
  await page.getByLabel(text('sign-in:register.fullName')).fill('Mei Lin');
  await page.getByLabel(text('sign-in:register.email')).fill(`visitor.${Date.now()}@example.com`);
  const passwords = page.locator('input[type="password"]');
  for (const field of await passwords.all()) await field.fill('correct horse');
  await submit(stage, 'sign-in:register.submit');
  await page.getByLabel(text('common:code.label')).waitFor();
}

async function askForReset(stage: Stage): Promise<void> {
  const { page, text } = stage;
  await page.getByLabel(text('sign-in:forgot.email')).fill('mei.lin@example.com');
  await submit(stage, 'sign-in:forgot.sendCode');
  await page.getByLabel(text('common:code.label')).waitFor();
}

export const visitorScreens: Screen[] = [
  { name: 'home', as: 'nobody', path: () => '/' },
  {
    name: 'home--menu',
    as: 'nobody',
    path: () => '/',
    widths: [768, 390],
    open: ({ page, text }) => page.getByRole('button', { name: text('common:nav.menu') }).click(),
  },
  { name: 'sign-in', as: 'nobody', path: () => '/login' },
  {
    name: 'sign-in--mistakes',
    as: 'nobody',
    path: () => '/login',
    open: (stage) => submit(stage, 'sign-in:signIn.submit'),
  },
  {
    name: 'sign-in--refused',
    as: 'nobody',
    path: () => '/login',
    tolerated: /^401 POST .*login/,
    async open(stage) {
      const { page, text } = stage;
      await page.getByLabel(text('sign-in:signIn.email')).fill('mei.lin@example.com');
      await page.locator('input[type="password"]').fill('wrong horse');
      await submit(stage, 'sign-in:signIn.submit');
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'register', as: 'nobody', path: () => '/register' },
  {
    name: 'register--mistakes',
    as: 'nobody',
    path: () => '/register',
    open: (stage) => submit(stage, 'sign-in:register.submit'),
  },
  { name: 'register--code', as: 'nobody', path: () => '/register', open: fillRegistration },
  { name: 'forgot-password', as: 'nobody', path: () => '/forgot-password' },
  {
    name: 'forgot-password--code',
    as: 'nobody',
    path: () => '/forgot-password',
    before: (stage) => accept(stage, '**/auth/*password*'),
    open: askForReset,
  },
  {
    name: 'forgot-password--new',
    as: 'nobody',
    path: () => '/forgot-password',
    before: (stage) => accept(stage, '**/auth/*'),
    async open(stage) {
      await askForReset(stage);
      await stage.page.getByLabel(stage.text('common:code.label')).fill('123456');
      await submit(stage, 'sign-in:forgot.verifyCode');
      await stage.page.getByLabel(stage.text('sign-in:forgot.newPassword')).waitFor();
    },
  },
  { name: 'not-found', as: 'nobody', path: () => '/no/such/page' },
  {
    name: 'server-error',
    as: 'learner',
    path: () => '/dashboard',
    tolerated: /^503/,
    before: async ({ page }) => {
      await page.route('**/auth/me', (route) => route.fulfill({ status: 503, body: '{}' }));
    },
  },
];
