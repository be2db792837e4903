import { expect, it } from 'vitest';
import { practiceLimits } from './limits.ts';

/** Section 9 of the specification of the learning flow, with Part 2 and the dashboard as decided on top of it. */
it('the learning flow has the constants of its specification', () => {
  expect(practiceLimits).toMatchObject({
    recorderMaxSec: 60,
    longTurnMaxSec: 120,
    preparationSec: 60,
    sampleRateHz: 16_000,
    captureBlockSamples: 4096,
    questionAutoplayDelayMs: 500,
    resultsPollIntervalMs: 3_000,
    feedbackPollIntervalMs: 3_000,
    feedbackPollsUntilDelayed: 10,
    feedbackPollsMax: 40,
    randomExams: 3,
    examsPerPage: 10,
    historyPageSizes: [5, 10, 25],
    historyPageSizeDefault: 10,
    recentSessionsFetched: 3,
    recentSessionsShownMax: 5,
  });
});
