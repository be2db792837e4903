import { userSchema } from '@bandwise/contract/accounts';
import type { User } from '@bandwise/contract/accounts';
import type { SessionQuestion } from '@bandwise/contract/exam-tests';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import i18next from 'i18next';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { queryApi } from '../lib/query-api.ts';
import { restoreSession } from '../lib/session/restore-session.ts';
import { hostileReply, hostileText, type Chosen } from '../testing/hostile-reply.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { CueCard } from '../features/practice/cue-card.tsx';
import type { QuestionAudio } from '../features/practice/use-question-audio.ts';
import { AppRoutes } from './app-routes.tsx';
import { createStore } from './store.ts';
import { readKey, watchQueries } from './watch-queries.ts';

const store = createStore();
const theme = createTheme({ cssVariables: true });
/** A page asks for more once it has what it asked for first. */
const roundsMax = 6;

const scored: Chosen = { status: 'feedback_completed', stage: 'done', isAnonymous: false };
const practising: Chosen = { ...scored, status: 'in_progress', stage: 'practising' };

/** Every page that shows what somebody else may have written. */
const screens: readonly [address: string, chosen: Chosen][] = [
  ['/dashboard', scored],
  ['/exam-test-results/1', scored],
  ['/feedback/1', scored],
  ['/feedback/1/coaching', scored],
  ['/progress', scored],
  ['/reports/1', scored],
  ['/profile', scored],
  ['/admin/users', scored],
  ['/admin/operations', scored],
  ['/tests', scored],
  ['/tests/1', scored],
  ['/debug', scored],
  ['/debug?tab=statistics', scored],
  ['/debug?tab=external', scored],
  ['/debug?tab=quick&action=errors', scored],
  ['/debug?tab=quick&action=trace&session_id=1', scored],
  ['/debug?tab=quick&action=health', scored],
];

/** Codes, figures and times only. */
const withoutTexts: typeof screens = [
  ['/exam-tests', practising],
  ['/history', scored],
  ['/reports', scored],
  ['/tests/papers', scored],
];

/** What the page would ask the server for, as the keys of the store have it. */
async function draw(address: string): Promise<{ html: string; asked: Set<string> }> {
  const failures: unknown[] = [];
  const { store: watched, asked } = watchQueries(store);
  const { prelude } = await prerenderToNodeStream(
    <Provider store={watched}>
      <ThemeProvider theme={theme}>
        <MemoryRouter initialEntries={[address]}>
          <AppRoutes />
        </MemoryRouter>
      </ThemeProvider>
    </Provider>,
    { onError: (error) => void failures.push(error) },
  );
  expect(failures).toEqual([]);
  return { html: await text(prelude), asked };
}

async function answer(keys: Iterable<string>, chosen: Chosen): Promise<void> {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit) =>
    Promise.resolve(hostileReply(method, url, chosen)),
  );
  for (const key of keys) {
    const { endpoint, argument } = readKey(key);
    if (endpoint) await store.dispatch(endpoint.initiate(argument));
  }
  vi.unstubAllGlobals();
}

/** As it is when everything that it asks for has come. */
async function show(address: string, chosen: Chosen): Promise<string> {
  const answered = new Set<string>();
  for (let round = 0; round < roundsMax; round += 1) {
    const { html, asked } = await draw(address);
    const open = [...asked].filter((key) => !answered.has(key));
    if (open.length === 0) return html;
    await answer(open, chosen);
    for (const key of open) answered.add(key);
  }
  throw new Error(`${address} never stops to ask`);
}

/** A path of ours, a part of the page, another view of it. After two slashes a browser reads the name of a host. */
const ownPlace = /^(?:\/(?![/\\])|#|\?)/;
const escaped = '&lt;img src=x';
const countShown = (html: string): number => html.split(escaped).length - 1;

describe('markup in every text that the server keeps', () => {
  let shownInTheFrame: number;
  beforeAll(async () => {
    Object.assign(globalThis, { BUILD_YEAR: 2026, Audio: EventTarget });
    await startI18n('en');
    const user = { ...filledUser(), isAdmin: true, isAnonymous: false, isEmailVerified: true };
    store.dispatch(restoreSession.fulfilled({ user, token: 'token' }, '', undefined));
    shownInTheFrame = countShown((await draw('/no-such-page')).html);
  });
  afterEach(() => store.dispatch(queryApi.util.resetApiState()));

  it.each(screens)('is text on %s', async (address, chosen) => {
    const html = await show(address, chosen);
    expect(countShown(html)).toBeGreaterThan(shownInTheFrame);
    expectOnlyText(html);
  });

  it.each(withoutTexts)('is not on %s at all', async (address, chosen) => {
    const html = await show(address, chosen);
    expect(countShown(html)).toBe(shownInTheFrame);
    expectOnlyText(html);
  });

  it('is text on the card that a learner speaks about', async () => {
    await i18next.loadNamespaces('practice');
    const question = { question_text: hostileText, points: [hostileText] } as SessionQuestion;
    const html = renderScreen(<CueCard question={question} audio={{} as QuestionAudio} />);
    expect(countShown(html)).toBe(2);
    expectOnlyText(html);
  });
});

function expectOnlyText(html: string): void {
  expect(html).not.toContain('<img src=x');
  const addresses = Array.from(html.matchAll(/\s(?:href|src|action|formaction)="([^"]*)"/g), ([, to]) => to);
  expect(addresses.filter((to = '') => !ownPlace.test(to))).toEqual([]);
}

function filledUser(): User {
  const filled = Object.keys(userSchema.shape).map((name) => [name, hostileText]);
  return { ...(Object.fromEntries(filled) as User), id: 1, createdAt: '2026-11-15T09:36:30.070Z' };
}
