import type { Screen } from '../screen.ts';

export const learnerScreens: Screen[] = [
  { name: 'dashboard', as: 'learner', path: () => '/dashboard' },
  { name: 'dashboard--newcomer', as: 'newcomer', path: () => '/dashboard' },
  {
    name: 'dashboard--table',
    as: 'learner',
    path: () => '/dashboard',
    open: ({ page, text }) => page.getByRole('button', { name: text('dashboard:showTable') }).click(),
  },
  {
    name: 'dashboard--account-menu',
    as: 'learner',
    path: () => '/dashboard',
    async open({ page, text }) {
      await page.getByRole('button', { name: text('common:nav.accountMenu') }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'dashboard--menu',
    as: 'learner',
    path: () => '/dashboard',
    widths: [768, 390],
    open: ({ page, text }) => page.getByRole('button', { name: text('common:nav.menu') }).click(),
  },
  { name: 'exam-tests', as: 'learner', path: () => '/exam-tests' },
  { name: 'exam-tests--newcomer', as: 'newcomer', path: () => '/exam-tests' },
  { name: 'exam-tests--anonymous', as: 'anonymous', path: () => '/exam-tests' },
  {
    name: 'exam-tests--all',
    as: 'learner',
    path: () => '/exam-tests',
    async open({ page, text }) {
      await page.getByRole('button', { name: text('exam-tests:allTests') }).click();
      await page.getByRole('dialog').getByRole('row').nth(3).waitFor();
    },
  },
  {
    name: 'exam-tests--start',
    as: 'learner',
    path: () => '/exam-tests',
    async open({ page, text }) {
      await page.getByRole('button', { name: text('exam-tests:startNew') }).click();
      await page.getByRole('dialog').locator('select').selectOption('C2T4');
      await page.getByRole('radio').nth(1).check();
    },
  },
  { name: 'history', as: 'learner', path: () => '/history' },
  { name: 'history--newcomer', as: 'newcomer', path: () => '/history' },
  {
    name: 'history--failed',
    as: 'learner',
    path: () => '/history',
    tolerated: /^500/,
    before: async ({ page }) => {
      await page.route('**/exam-tests/sessions?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    },
  },
  { name: 'progress', as: 'learner', path: () => '/progress' },
  {
    name: 'progress--table',
    as: 'learner',
    path: () => '/progress',
    open: ({ page, text }) =>
      page
        .getByRole('button', { name: text('progress:table') })
        .first()
        .click(),
  },
  { name: 'progress--newcomer', as: 'newcomer', path: () => '/progress' },
  { name: 'profile', as: 'learner', path: () => '/profile' },
  { name: 'profile--newcomer', as: 'newcomer', path: () => '/profile' },
  { name: 'profile--anonymous', as: 'anonymous', path: () => '/profile' },
  {
    name: 'profile--mistakes',
    as: 'learner',
    path: () => '/profile',
    open: ({ page, text }) => page.getByRole('button', { name: text('profile:changePassword') }).click(),
  },
  {
    name: 'profile--delete',
    as: 'learner',
    path: () => '/profile',
    async open({ page, text }) {
      await page.getByRole('button', { name: text('profile:delete') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'reports', as: 'learner', path: () => '/reports' },
  { name: 'reports--newcomer', as: 'newcomer', path: () => '/reports' },
  { name: 'report', as: 'learner', path: ({ audioId }) => `/reports/${audioId}` },
  {
    name: 'report--trends',
    as: 'learner',
    path: ({ audioId }) => `/reports/${audioId}`,
    // Its name has the Chinese one beside it.
    open: ({ page }) => page.getByRole('tab').last().click(),
  },
  { name: 'report--missing', as: 'learner', path: () => '/reports/2000000000', tolerated: /^404/ },
];
