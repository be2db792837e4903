import { expect, it } from 'vitest';
import { noLogFilters } from './debug-address.ts';
import { logQuery } from './log-query.ts';

const nowMs = Date.parse('2026-11-15T12:00:00Z');

it('asks for nothing but the time range where no filter is set', () => {
  expect(logQuery({ ...noLogFilters, hours: 168 }, nowMs)).toEqual({
    start_time: '2026-11-08T12:00:00.000Z',
  });
});

it('sends every filter under the name of the specification', () => {
  const query = logQuery(
    {
      hours: 1,
      method: 'POST',
      statusCode: '502',
      userId: '52',
      sessionId: '311',
      path: ' /feedback ',
      minResponseTimeMs: '2000',
    },
    nowMs,
  );
  expect(query).toEqual({
    start_time: '2026-11-15T11:00:00.000Z',
    method: 'POST',
    status_code: 502,
    user_id: 52,
    session_id: 311,
    path: '/feedback',
    min_response_time: 2000,
  });
});
