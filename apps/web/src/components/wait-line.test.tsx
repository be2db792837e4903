import type { ScoringWait } from '@bandwise/contract/exam-tests';
import { beforeAll, expect, it } from 'vitest';
import texts from '../i18n/en/exam.json' with { type: 'json' };
import { renderScreen, startEnglish, textsOf } from '../testing/render-screen.tsx';
import { isWorthTelling } from './is-worth-telling.ts';
import { WaitLine } from './wait-line.tsx';

beforeAll(() => startEnglish({ exam: texts }));

const behind = (sessions_ahead: number, about_seconds: number | null = null): ScoringWait => ({
  sessions_ahead,
  about_seconds,
});

it.each([
  [behind(1), 'Sessions ahead of yours: 1.'],
  [behind(2, 59), 'Sessions ahead of yours: 2. It is your turn in less than a minute.'],
  [behind(1200, 61), 'Sessions ahead of yours: 1,200. It is your turn in about 2 min.'],
])('says who is ahead and, where it was measured, about how long: %o', (wait, text) => {
  expect(textsOf(renderScreen(<WaitLine wait={wait} />), 'p')).toEqual([text, text]);
});

it('shows nothing while nobody is ahead, and has the place where it will be told', () => {
  const html = renderScreen(<WaitLine wait={null} />);
  expect(textsOf(html, 'p')).toEqual(['']);
  expect(html).toContain('role="status"');
});

it('is read out each time the line has become half as long, and not in between', () => {
  let told: ScoringWait | null = null;
  const read = [9, 8, 7, 6, 5, 4, 3, 2, 1].filter((ahead) => {
    const isTold = isWorthTelling(told, behind(ahead));
    if (isTold) told = behind(ahead);
    return isTold;
  });
  expect(read).toEqual([9, 4, 2, 1]);
  expect(isWorthTelling(told, null)).toBe(true);
  expect(isWorthTelling(null, null)).toBe(false);
});
