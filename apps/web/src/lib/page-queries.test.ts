import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const url = '/api/v1/users/stats';
const unsubscribe = vi.fn();
const initiate = vi.fn((argument: unknown) => ({ argument }));
const dispatch = vi.fn(() => Object.assign(Promise.resolve(), { unsubscribe }));

/** Anew for each page that is opened. */
async function openPage(answer: Promise<Response>) {
  vi.resetModules();
  const opened = await import('./page-queries.ts');
  answer.catch(() => undefined);
  vi.stubGlobal('window', {
    earlyAnswers: { [url]: answer },
    pageQueries: [{ endpoint: 'userStats', argument: 7, url }],
  });
  opened.knowEndpoints(() => ({ userStats: { initiate } }));
  return { ...opened, hold: () => opened.holdPageQueries(dispatch) };
}

beforeEach(() => vi.clearAllMocks());
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('holds what was answered until the page is there', async () => {
  const page = await openPage(Promise.resolve(Response.json({})));
  await page.hold();
  expect(initiate).toHaveBeenCalledExactlyOnceWith(7);
  expect(page.arePageQueriesHeld()).toBe(true);
  page.releasePageQueries();
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(page.arePageQueriesHeld()).toBe(false);
});

it.each([
  ['an error', () => Promise.resolve(Response.json({}, { status: 500 }))],
  ['no network', () => Promise.reject(new TypeError('no network'))],
])('leaves %s to the page', async (_, answer) => {
  const page = await openPage(answer());
  await page.hold();
  expect(dispatch).not.toHaveBeenCalled();
  expect(page.arePageQueriesHeld()).toBe(false);
});

it('holds nothing that comes after the page has asked for it itself', async () => {
  const late = Promise.withResolvers<Response>();
  const page = await openPage(late.promise);
  const holding = page.hold();
  page.releasePageQueries();
  late.resolve(Response.json({}));
  await holding;
  expect(dispatch).not.toHaveBeenCalled();
});
