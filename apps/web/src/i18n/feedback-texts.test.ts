import { coachingLimits, feedbackLimits } from '@bandwise/contract/limits';
import { expect, it } from 'vitest';
import player from './en/audio-player.json' with { type: 'json' };
import exam from './en/exam.json' with { type: 'json' };
import feedback from './en/feedback.json' with { type: 'json' };
import pronunciation from './en/pronunciation.json' with { type: 'json' };
import chinese from './zh/pronunciation.json' with { type: 'json' };

/** Sections 2, 8 and 9 of the specification of the learning flow: what the feedback report says, to the letter. */
it('the states of the report', () => {
  expect(feedback).toMatchObject({
    scoring: { title: 'AI Teacher is Scoring' },
    generating: { title: 'Generating Your Feedback' },
    notFound: { title: 'Session not found' },
    inProgress: {
      title: 'Practice Session In Progress',
      text: 'This practice session is still in progress. Complete the session to receive feedback.',
    },
    delayed: { title: 'Feedback Generation Delayed' },
    fetchFailed: 'Failed to fetch feedback for session',
    generateFailed: 'Failed to generate feedback for session',
  });
  expect(Object.keys(feedback.generating.message)).toHaveLength(4);
  expect(exam.backToDashboard).toBe('Back to Dashboard');
});

it('the report', () => {
  expect(Object.values(feedback.criteria.name)).toEqual([
    'Fluency & Coherence',
    'Lexical Resource',
    'Grammatical Range & Accuracy',
    'Pronunciation',
  ]);
  expect(Object.values(feedback.descriptor)).toEqual([
    'Very Good to Expert',
    'Good',
    'Competent',
    'Modest',
    'Limited',
    'Extremely Limited',
    'Non User to Intermittent',
  ]);
  expect(feedback).toMatchObject({
    back: 'Back',
    practiceAgain: 'Practice Again',
    noTranscription: 'Transcription not available',
    noFeedback: 'No specific feedback available',
    noSummary: 'No summary available',
    coaching: { none: 'No interactive coaching data' },
  });
  expect(exam.report.download).toBe('Download Report');
});

it('the player', () => {
  expect(player.failure).toEqual({
    load: 'Failed to load audio',
    play: 'Failed to play audio',
    playback: 'Audio playback error',
  });
});

it('the pronunciation report, whose labels are Chinese', () => {
  expect(pronunciation.noData).toBe('No detailed analysis data');
  expect(chinese).toMatchObject({ title: '发音分析', noData: '暂无详细分析数据', problemWords: '问题单词' });
});

it('the constants of the report', () => {
  expect(feedbackLimits).toMatchObject({
    bandsPerStar: 2,
    starsMax: 5,
    excellentWordFrom: 85,
    recommendedWpm: { from: 140, to: 180 },
    longPauseMs: 600,
  });
  expect(coachingLimits).toMatchObject({ problemBelow: 80, phonemeIssuesShownMax: 6, pointsPerError: 20 });
});
