import { listLimitDefault, testRecordLimits } from '@bandwise/contract/limits';
import { scoringStages, sessionStatuses } from '@bandwise/contract/exam-tests';
import { scoringEventKinds } from '@bandwise/contract/test-records';
import { expect, it } from 'vitest';
import exam from './en/exam.json' with { type: 'json' };
import english from './en/test-records.json' with { type: 'json' };
import chinese from './zh/test-records.json' with { type: 'json' };

it('names the list as the specification does', () => {
  expect([english.title, english.empty, english.loadFailed, english.viewDetails]).toEqual([
    'Test records',
    'No test records',
    'Failed to get test list',
    'View details',
  ]);
});

it('names everything in the administrator’s view as the specification does', () => {
  const { scores, calls, practice } = english;
  expect([scores.title, calls.title, practice.title, english.notAvailable]).toEqual([
    'Detailed Scores',
    'LLM Call Details',
    'Practice Session Details',
    'N/A',
  ]);
  expect([scores.fluency, scores.lexical, scores.grammar, scores.pronunciation, scores.overall]).toEqual([
    'Fluency',
    'Lexical Resource',
    'Grammar',
    'Pronunciation',
    'Overall Score',
  ]);
  expect([exam.sessionNotFound.text, exam.backToDashboard]).toEqual([
    "The exam session you're looking for could not be found.",
    'Back to Dashboard',
  ]);
});

it('calls the list in Chinese what the specification translated', () => {
  expect([chinese.title, chinese.empty, chinese.loadFailed]).toEqual([
    '测试记录',
    '暂无测试记录',
    '获取测试列表失败',
  ]);
});

it('has words for every status, stage and event', () => {
  expect(Object.keys(exam.status)).toEqual([...sessionStatuses]);
  expect(Object.keys(english.scoring.stage)).toEqual([...scoringStages]);
  expect(Object.keys(english.scoring.event)).toEqual([...scoringEventKinds]);
});

it('pages as specified: 5, 10, 25 or 50 rows, ten at first; a call without a limit answers 50', () => {
  expect(testRecordLimits).toEqual({
    pageSizes: [5, 10, 25, 50],
    pageSizeDefault: 10,
    questionShownLength: 50,
  });
  expect(listLimitDefault).toBe(50);
});
