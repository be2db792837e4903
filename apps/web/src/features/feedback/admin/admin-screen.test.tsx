import type { LlmCall, PracticeLog } from '@bandwise/contract/test-records';
import { beforeAll, expect, it } from 'vitest';
import texts from '../../../i18n/en/test-records.json' with { type: 'json' };
import { renderScreen, startEnglish, textsOf } from '../../../testing/render-screen.tsx';
import { DetailedScores } from './detailed-scores.tsx';
import { LlmCalls } from './llm-calls.tsx';
import { PracticeDetails } from './practice-details.tsx';
import { ScoringHistory } from './scoring/scoring-history.tsx';

beforeAll(() => startEnglish({ 'test-records': texts }));

const timestamp = '2026-11-15T09:36:30.070Z';
const missing = { score: null, range: null, exact: null };

it('shows the five scores with what is known of them, and N/A where there is none', () => {
  const html = renderScreen(
    <DetailedScores
      scores={[
        { name: 'fluency', score: 6.5, range: { low: 6, high: 7 }, exact: 6.44 },
        { name: 'lexical', ...missing },
        { name: 'grammar', ...missing },
        { name: 'pronunciation', ...missing },
        { name: 'overall', ...missing },
      ]}
    />,
  );
  expect(textsOf(html, 'h2')).toEqual(['Detailed Scores']);
  expect(textsOf(html, 'dt')).toEqual([
    'Fluency',
    'Lexical Resource',
    'Grammar',
    'Pronunciation',
    'Overall Score',
  ]);
  expect(textsOf(html, 'dd')).toEqual(['6.5', 'Likely 6.0 to 7.0Measured 6.44', 'N/A', 'N/A', 'N/A', 'N/A']);
});

it('lists each call to a provider with tokens, time, cost and error', () => {
  const call: LlmCall = {
    id: 7,
    timestamp,
    provider: 'kimi',
    job: 'examiner',
    model: 'k2',
    status_code: 503,
    input_tokens: 2048,
    output_tokens: null,
    response_time_ms: 1234,
    cost: 0.0012,
    error: 'broken: status 503',
  };
  const html = renderScreen(<LlmCalls calls={[call]} hasMore={false} isOpen />);
  expect(textsOf(html, 'th')).toEqual([
    'Timestamp',
    'Provider',
    'Model',
    'Input tokens',
    'Output tokens',
    'Response time',
    'Cost',
    'Error',
  ]);
  expect(textsOf(html, 'td').slice(1)).toEqual([
    'kimi examiner',
    'k2',
    '2,048',
    'N/A',
    '1,234 ms',
    '0.00120',
    'broken: status 503',
  ]);
});

it('lists each answer with its time, question, length and error', () => {
  const log: PracticeLog = {
    timestamp,
    question_order: 2,
    question: 'Why?',
    audio_duration_seconds: 12.34,
    is_replaced: false,
    error: null,
  };
  const html = renderScreen(<PracticeDetails logs={[log]} isOpen />);
  expect(textsOf(html, 'th')).toEqual(['Timestamp', 'Question', 'Audio duration', 'Error']);
  expect(textsOf(html, 'td').slice(1)).toEqual(['2. Why? ', '12.3s', '-']);
});

it('tells what went wrong and who asked again', () => {
  const event = { id: 1, timestamp, question_order: null, attempt: null, reason: null, user_id: null };
  const html = renderScreen(
    <ScoringHistory
      events={[
        { ...event, event: 'analysis_failed', question_order: 2, attempt: 3, reason: 'ObjectNotFound: x' },
        { ...event, id: 2, event: 'asked_again', user_id: 1 },
        { ...event, id: 3, event: 'asked_again' },
      ]}
    />,
  );
  expect(textsOf(html, 'li').map((item) => item.slice(item.indexOf('M') + 1))).toEqual([
    'Answer 2, attempt 3: listening failedObjectNotFound: x',
    '#1 asked for scoring again',
    'A deleted user asked for scoring again',
  ]);
});
