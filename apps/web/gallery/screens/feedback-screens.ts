import type { Screen, Stage } from '../screen.ts';

/** States that pass: the server says what it says while it works. */
const pretend =
  (status: string, stage: string) =>
  async ({ page, school }: Stage) => {
    const { scored } = school.sessions;
    await page.route(`**/exam-tests/sessions/${scored}`, async (route) => {
      const session = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...session, status } });
    });
    await page.route(`**/exam-tests/sessions/${scored}/status`, (route) =>
      route.fulfill({ json: { status, stage } }),
    );
  };

const scored = ({ sessions }: Stage['school']) => `/feedback/${sessions.scored}`;

export const feedbackScreens: Screen[] = [
  { name: 'feedback', as: 'learner', path: scored },
  {
    name: 'feedback--word',
    as: 'learner',
    path: scored,
    async open({ page, text }) {
      await page
        .getByRole('group', { name: text('feedback:answers.transcript') })
        .getByRole('button')
        .nth(6)
        .click();
    },
  },
  {
    name: 'feedback--correction',
    as: 'learner',
    path: scored,
    async open({ page, text }) {
      await page
        .getByRole('button', { name: text('feedback:correction.open') })
        .first()
        .click();
      await page.getByRole('textbox').first().waitFor();
    },
  },
  { name: 'feedback--too-little', as: 'learner', path: ({ sessions }) => `/feedback/${sessions.tooLittle}` },
  {
    name: 'feedback--failed',
    as: 'learner',
    path: ({ sessions }) => `/feedback/${sessions.failed}`,
    // The report is asked for together with the status that says there is none.
    tolerated: /^404 GET \/api\/v1\/feedback\/session/,
  },
  {
    name: 'feedback--in-progress',
    as: 'learner',
    path: ({ sessions }) => `/exam-test/${sessions.halfWay}/feedback`,
  },
  { name: 'feedback--missing', as: 'learner', path: () => '/feedback/2000000000', tolerated: /^404/ },
  {
    name: 'feedback--scoring',
    as: 'learner',
    path: scored,
    before: pretend('feedback_generating', 'analysing_answers'),
  },
  {
    name: 'feedback--generating',
    as: 'learner',
    path: scored,
    before: pretend('feedback_generating', 'writing_feedback'),
    async open({ page }) {
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
];
