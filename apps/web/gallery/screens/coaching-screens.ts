import { twoWords, worthEvaluation } from '../../e2e/support/coaching-fixture.ts';
import type { Screen, Stage } from '../screen.ts';

const coaching = ({ sessions }: Stage['school']) => `/feedback/${sessions.scored}/coaching?word=worth`;

const next = ({ page, text }: Stage) => page.getByRole('button', { name: text('coaching:next') }).click();

async function practise(stage: Stage): Promise<void> {
  const { page, text } = stage;
  await next(stage);
  await page.getByRole('button', { name: text('recorder:startLabel') }).click();
  await page
    .getByRole('timer')
    .filter({ hasText: /00:0[1-9]/ })
    .waitFor();
}

async function compare(stage: Stage): Promise<void> {
  const { page, text } = stage;
  await practise(stage);
  await page.getByRole('button', { name: text('recorder:stopLabel') }).click();
  await page.getByText(text('coaching:compare.verdict.reached')).waitFor();
}

/** Whatever the school's learners said, there are words to practise, and a try at one of them is judged. */
async function giveWords({ page, school }: Stage): Promise<void> {
  await page.route(`**/api/v1/feedback/session/${school.sessions.scored}`, (route) =>
    route.fulfill({ json: twoWords }),
  );
  await page.route('**/practice/coaching/evaluate', (route) => route.fulfill({ json: worthEvaluation }));
}

export const coachingScreens: Screen[] = [
  { name: 'coaching', as: 'learner', path: coaching, before: giveWords },
  { name: 'coaching--practice', as: 'learner', path: coaching, before: giveWords, open: next },
  { name: 'coaching--recording', as: 'learner', path: coaching, before: giveWords, open: practise },
  { name: 'coaching--compare', as: 'learner', path: coaching, before: giveWords, open: compare },
  {
    name: 'coaching--tips',
    as: 'learner',
    path: coaching,
    before: giveWords,
    async open(stage) {
      await compare(stage);
      await next(stage);
      await stage.page.getByRole('heading', { name: stage.text('coaching:tips.title') }).waitFor();
    },
  },
  {
    name: 'coaching--nothing',
    as: 'learner',
    path: ({ sessions }) => `/feedback/${sessions.tooLittle}/coaching`,
  },
];
