import type { Screen, Stage } from '../screen.ts';

const coaching = ({ sessions }: Stage['school']) => `/feedback/${sessions.scored}/coaching`;

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

/** What was said is some sentence, in which the word may not be: the evaluation is one of another try. */
async function compare(stage: Stage): Promise<void> {
  const { page, text } = stage;
  await practise(stage);
  await page.getByRole('button', { name: text('recorder:stopLabel') }).click();
  await page.getByRole('button', { name: text('coaching:compare.both') }).waitFor();
}

const sound = (phoneme: string, ipa: string, score: number, at: number) => ({
  phoneme,
  ipa,
  accuracy_score: score,
  flagged: score < 50,
  start_seconds: at,
  end_seconds: at + 0.12,
});

/** A try with one sound that could be better, beside the model. */
async function judge({ page }: Stage): Promise<void> {
  await page.route('**/practice/coaching/evaluate', async (route) => {
    const word = /name="word"\r\n\r\n(.*?)\r\n/.exec(
      route.request().postDataBuffer()?.toString('latin1') ?? '',
    )?.[1];
    const voice = (score: number) => ({
      duration: 0.9,
      phonemes: [sound('W', 'w', 96, 0.1), sound('ER', 'ɝ', score, 0.22), sound('TH', 'θ', score - 18, 0.4)],
      contour: {
        start_seconds: 0,
        step_seconds: 0.1,
        pitch: [null, 1, 3.5, 2, -1, -3, null, null, null],
        energy: [0, 0.9, 1, 0.8, 0.5, 0.3, 0.1, 0, 0],
      },
    });
    await route.fulfill({
      json: {
        word,
        phonetic: 'wɝθ',
        accuracy_score: 74,
        overall_score: 74,
        error_type: 'None',
        learner: voice(66),
        model: voice(98),
        melody_score: 71,
        remarks: [],
      },
    });
  });
}

export const coachingScreens: Screen[] = [
  { name: 'coaching', as: 'learner', path: coaching },
  { name: 'coaching--practice', as: 'learner', path: coaching, open: next },
  { name: 'coaching--recording', as: 'learner', path: coaching, open: practise },
  { name: 'coaching--compare', as: 'learner', path: coaching, before: judge, open: compare },
  {
    name: 'coaching--tips',
    as: 'learner',
    path: coaching,
    before: judge,
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
