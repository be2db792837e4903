import { expect, it } from 'vitest';
import exam from './en/exam.json' with { type: 'json' };
import hub from './en/exam-tests.json' with { type: 'json' };
import history from './en/history.json' with { type: 'json' };
import outbox from './en/outbox.json' with { type: 'json' };
import practice from './en/practice.json' with { type: 'json' };
import results from './en/results.json' with { type: 'json' };

/** Sections 2, 8 and 9 of the specification of the learning flow: what its screens say, to the letter. */
it('the hub', () => {
  expect(hub).toMatchObject({
    continueTitle: 'Continue Your Tests',
    continue: 'Continue',
    availableTitle: 'Available Tests (Random 3)',
    start: 'Start',
    completedTitle: 'Completed Tests',
    viewResults: 'View Results',
    startNew: 'Start New Test',
    allTests: 'All Available Tests',
    allDialog: { select: 'Select' },
    loadFailed: 'Failed to load exam data. Please try again.',
    startFailed: 'Failed to create exam session. Please try again.',
  });
  expect(hub.questionStarted).toMatch(/^Question {{order}}/);
  expect(exam).toMatchObject({
    backToDashboard: 'Back to Dashboard',
    partName: { 1: 'Part 1 Introduction & Interview', 2: 'Part 2 Long Turn', 3: 'Part 3 Discussion' },
    sessionNotFound: {
      title: 'Session Not Found',
      text: "The exam session you're looking for could not be found.",
    },
  });
});

it('the practice', () => {
  expect(practice).toMatchObject({
    position: 'Question {{place}} of {{total}}',
    playAudio: 'Play audio',
    continue: 'Continue',
    finish: 'Finish',
    completed: 'Recording completed for this question',
    exit: 'Exit Test',
    backToTests: 'Back to Tests',
    loadFailed: 'Failed to load test session. Please try again.',
    saveFailed: 'Failed to save progress. Please try again.',
  });
  expect(outbox).toMatchObject({
    uploaded: 'Audio uploaded successfully',
    uploadFailed: 'Failed to upload audio',
    refusedText: 'Failed to upload audio. Please try again.',
  });
});

it('the results', () => {
  expect(results).toMatchObject({
    completedChip: 'COMPLETED',
    viewDetailedFeedback: 'View Detailed Feedback',
    generatingFeedback: 'Generating Feedback...',
    takeAnother: 'Take Another Test',
    tipsTitle: 'Tips for Improvement',
    notFound: 'Results Not Found',
    loadFailed: 'Failed to load test results. Please try again.',
    recordingsFailed: 'Failed to fetch audio recordings',
  });
  expect(Object.values(results.label)).toEqual([
    'Very Good User',
    'Good User',
    'Competent User',
    'Modest User',
    'Limited User',
    'Extremely Limited User',
  ]);
});

it('the history', () => {
  const { date, time, practiceType, questions, score, actions } = history;
  expect([date, time, practiceType, questions, score, actions]).toEqual([
    'Date',
    'Time',
    'Practice Type',
    'Questions',
    'Score',
    'Actions',
  ]);
  expect(history).toMatchObject({
    startPracticing: 'Start Practicing',
    loadFailed: 'Failed to load practice history',
    retry: 'Retry',
  });
  expect(exam).toMatchObject({
    viewFeedback: 'View Feedback',
    continuePractice: 'Continue Practice',
    score: { pending: 'Pending', inProgress: 'In Progress' },
  });
});
