import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { openLearnerWithFeedback } from './learner-with-feedback.ts';
import { median, type Bench, type Measurement } from './measurement.ts';
import { loadPage, phone, type PageLoad } from './page-load.ts';

const rounds = 3;

/** Beside which the figures of a page are held. */
interface Budget {
  scriptKb: number;
  requests: number;
  interactiveSec: number;
  warmInteractiveSec: number;
}

/** Where Lighthouse calls a page good: 2.5 s until the largest paint, a shift of 0.1. */
const largestPaintBudgetSec = 2.5;
const layoutShiftBudget = 0.1;

interface WebPage {
  name: string;
  path: string;
  /** What one came for, and that answers. */
  content: string;
  isSignedIn: boolean;
  budget: Budget;
}

const awake = 'html:not([data-prerendered])';

const pagesOf = (scoredSessionId: number): WebPage[] => [
  {
    name: 'home',
    path: '/',
    content: awake,
    isSignedIn: false,
    budget: { scriptKb: 180, requests: 20, interactiveSec: 3.8, warmInteractiveSec: 2.8 },
  },
  {
    name: 'sign-in',
    path: '/login',
    content: awake,
    isSignedIn: false,
    budget: { scriptKb: 185, requests: 22, interactiveSec: 3.8, warmInteractiveSec: 2.8 },
  },
  {
    name: 'hub',
    path: '/exam-tests',
    content: 'main h3',
    isSignedIn: true,
    budget: { scriptKb: 200, requests: 30, interactiveSec: 3.8, warmInteractiveSec: 2.8 },
  },
  {
    name: 'feedback',
    path: `/feedback/${scoredSessionId}`,
    content: 'main h1',
    isSignedIn: true,
    // Hundreds of words, each of which can be pressed.
    budget: { scriptKb: 220, requests: 30, interactiveSec: 4.4, warmInteractiveSec: 3.4 },
  },
];

/** How long a learner with a slow phone waits for a page, and what it costs: the first time, and when they come back. */
export const web: Bench = async ({ defer, say }) => {
  const learner = await openLearnerWithFeedback(defer);
  const executablePath = process.env.BANDWISE_CHROMIUM;
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  defer(() => browser.close());
  const measurements: Measurement[] = [];
  for (const page of pagesOf(learner.scoredSessionId)) {
    say(`web: ${page.name}`);
    const cold: PageLoad[] = [];
    const warm: PageLoad[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const context = await openContext(browser, learner.url, page.isSignedIn ? learner.token : undefined);
      cold.push(await loadPage(context, `${learner.url}${page.path}`, page.content));
      warm.push(await loadPage(context, `${learner.url}${page.path}`, page.content));
      await context.close();
    }
    measurements.push(...coldMeasurements(page, cold), ...warmMeasurements(page, warm));
  }
  return measurements;
};

/** With a cache of its own, which is empty. */
const openContext = (browser: Browser, origin: string, token: string | undefined): Promise<BrowserContext> =>
  browser.newContext({
    ...phone,
    locale: 'en-GB',
    storageState: {
      cookies: [],
      origins: token === undefined ? [] : [{ origin, localStorage: [{ name: 'token', value: token }] }],
    },
  });

const limit = { atMost: 1 };

function coldMeasurements({ name, budget }: WebPage, loads: readonly PageLoad[]): Measurement[] {
  const of = (figure: keyof PageLoad) => median(loads.map((load) => load[figure]));
  return [
    { case: `${name}: JavaScript`, unit: 'kB', measured: of('scriptKb'), base: budget.scriptKb, limit },
    { case: `${name}: requests`, unit: 'requests', measured: of('requests'), base: budget.requests, limit },
    {
      case: `${name}: largest paint`,
      unit: 's',
      measured: of('largestPaintSec'),
      base: largestPaintBudgetSec,
      limit,
    },
    {
      case: `${name}: interactive`,
      unit: 's',
      measured: of('interactiveSec'),
      base: budget.interactiveSec,
      limit,
    },
    { case: `${name}: layout shift`, unit: '', measured: of('layoutShift'), base: layoutShiftBudget, limit },
  ];
}

function warmMeasurements({ name, budget }: WebPage, loads: readonly PageLoad[]): Measurement[] {
  const of = (figure: keyof PageLoad) => median(loads.map((load) => load[figure]));
  return [
    {
      case: `${name}, again: JavaScript`,
      unit: 'kB',
      measured: of('scriptKb'),
      base: warmScriptBudgetKb,
      limit,
    },
    {
      case: `${name}, again: interactive`,
      unit: 's',
      measured: of('interactiveSec'),
      base: budget.warmInteractiveSec,
      limit,
    },
  ];
}

/** The one script whose name never changes, and which the server says is still the same. */
const warmScriptBudgetKb = 3;
