import type { Session, SessionStatus } from '@bandwise/contract/exam-tests';
import { beforeAll, expect, it } from 'vitest';
import exam from '../../i18n/en/exam.json' with { type: 'json' };
import results from '../../i18n/en/results.json' with { type: 'json' };
import { renderScreen, startEnglish, textsOf } from '../../testing/render-screen.tsx';
import { BandCard } from './band-card.tsx';
import { ImprovementTips } from './improvement-tips.tsx';
import { ResultsActions } from './results-actions.tsx';

beforeAll(() => startEnglish({ exam, results }));

const whyNoBand = (status: SessionStatus) =>
  textsOf(renderScreen(<BandCard session={{ status, overall_band: null } as Session} />), 'p')[0];

it('lets nobody wait for a band that will not come', () => {
  expect(whyNoBand('feedback_generating')).toBe(results.bandPending);
  expect(whyNoBand('failed')).toBe(results.bandFailed);
  expect(whyNoBand('feedback_completed')).toBe(results.noBand);
});

it('gives tips below band 7', () => {
  expect(renderScreen(<ImprovementTips band={6.5} />)).toContain('Tips for Improvement');
  expect(renderScreen(<ImprovementTips band={7} />)).toBe('');
});

it('leads back to a test that is not finished', () => {
  const unfinished = renderScreen(<ResultsActions session={{ id: 7, is_completed: false }} end={null} />);
  expect(unfinished).toContain('href="/exam-test-practice/7"');
  expect(unfinished).not.toContain('Generating Feedback');
});

it('leads to the feedback once it is there, or to where it is asked for again', () => {
  const completed = { id: 7, is_completed: true };
  const waiting = renderScreen(<ResultsActions session={completed} end={null} />);
  expect(textsOf(waiting, 'button')).toEqual(['Generating Feedback...', 'Download Report']);
  expect(waiting).not.toContain('href="/feedback/7"');
  const failed = renderScreen(<ResultsActions session={completed} end="failed" />);
  expect(textsOf(failed, 'a')[0]).toBe('View Detailed Feedback');
  expect(failed).toContain('href="/feedback/7"');
  expect(failed).toMatch(/<button[^>]* disabled=""[^>]*>.*Download Report/);
  expect(renderScreen(<ResultsActions session={completed} end="ready" />)).not.toContain('disabled=""');
});
