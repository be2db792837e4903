import type { Screen, Stage } from '../screen.ts';

const practice = (part: 'part1' | 'part2' | 'part3' | 'halfWay') => (school: Stage['school']) =>
  `/exam-test-practice/${school.sessions[part]}`;

const begin = ({ page, text }: Stage) =>
  page.getByRole('button', { name: text('practice:ready.begin') }).click();

/** The question is read aloud first; how long that takes is no matter here. */
async function record(stage: Stage): Promise<void> {
  const { page, text } = stage;
  await page.getByRole('button', { name: text('recorder:startLabel') }).click();
  await recordAWhile(stage);
}

async function recordAWhile({ page }: Stage): Promise<void> {
  await page
    .getByRole('timer')
    .filter({ hasText: /00:0[2-9]/ })
    .waitFor();
}

async function stop({ page, text }: Stage): Promise<void> {
  await page.getByRole('button', { name: text('recorder:stopLabel') }).click();
  await page.getByRole('button', { name: text('recorder:again') }).waitFor();
}

/** A question that is not spoken leaves the rest of the screen as it is; five languages would wait for it. */
const tolerated = /tts|^503/;

export const practiceScreens: Screen[] = [
  { name: 'practice-gate', as: 'learner', path: ({ sessions }) => `/exam/${sessions.part1}` },
  { name: 'practice-1', as: 'learner', path: practice('part1'), tolerated },
  {
    name: 'practice-1--checked',
    as: 'learner',
    path: practice('part1'),
    tolerated,
    async open({ page, text }) {
      await page.getByRole('button', { name: text('recorder:check.start') }).click();
      await page.getByRole('button', { name: text('recorder:check.again') }).waitFor();
    },
  },
  { name: 'practice-1--question', as: 'learner', path: practice('part1'), tolerated, open: begin },
  {
    name: 'practice-1--recording',
    as: 'learner',
    path: practice('part1'),
    tolerated,
    async open(stage) {
      await begin(stage);
      await record(stage);
    },
  },
  {
    name: 'practice-1--recorded',
    as: 'learner',
    path: practice('part1'),
    tolerated,
    async open(stage) {
      await begin(stage);
      await record(stage);
      await stop(stage);
    },
  },
  {
    name: 'practice-1--no-microphone',
    as: 'learner',
    path: practice('part1'),
    tolerated,
    async before({ page }) {
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
    },
    async open(stage) {
      await begin(stage);
      await stage.page.getByRole('button', { name: stage.text('recorder:startLabel') }).click();
      await stage.page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'practice-1--refused',
    as: 'learner',
    path: practice('part1'),
    tolerated: /tts|^(503|422)/,
    async before({ page }) {
      const refusal = { status: 422, json: { detail: 'refused', code: 'recording_unreadable' } };
      await page.route('**/audio-session/upload', (route) => route.fulfill(refusal));
    },
    async open(stage) {
      await begin(stage);
      await record(stage);
      await stop(stage);
      await stage.page.getByRole('button', { name: stage.text('practice:continue') }).click();
      await stage.page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'practice-1--half-way', as: 'learner', path: practice('halfWay'), tolerated },
  {
    name: 'practice-1--exit',
    as: 'learner',
    path: practice('halfWay'),
    tolerated,
    async open({ page, text }) {
      await page.getByRole('button', { name: text('practice:exit') }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'practice-2', as: 'learner', path: practice('part2'), tolerated },
  { name: 'practice-2--preparing', as: 'learner', path: practice('part2'), tolerated, open: begin },
  {
    name: 'practice-2--speaking',
    as: 'learner',
    path: practice('part2'),
    tolerated,
    async open(stage) {
      await begin(stage);
      await stage.page.getByRole('textbox').fill('My aunt’s workshop; the smell of wood; first chair');
      await stage.page.getByRole('button', { name: stage.text('practice:preparation.start') }).click();
      await recordAWhile(stage);
    },
  },
  { name: 'practice-3--question', as: 'learner', path: practice('part3'), tolerated, open: begin },
  {
    name: 'practice--missing',
    as: 'learner',
    path: () => '/exam-test-practice/2000000000',
    tolerated: /^404/,
  },
  { name: 'results', as: 'learner', path: ({ sessions }) => `/exam-test-results/${sessions.scored}` },
  {
    name: 'results--too-little',
    as: 'learner',
    path: ({ sessions }) => `/exam-test-results/${sessions.tooLittle}`,
  },
  {
    name: 'results--failed',
    as: 'learner',
    path: ({ sessions }) => `/exam-test-results/${sessions.failed}`,
  },
  {
    name: 'results--half-way',
    as: 'learner',
    path: ({ sessions }) => `/exam-test-results/${sessions.halfWay}`,
  },
  { name: 'results--missing', as: 'learner', path: () => '/exam-test-results/2000000000', tolerated: /^404/ },
];
