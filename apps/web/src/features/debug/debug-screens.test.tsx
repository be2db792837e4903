import type { DebugLog, ExternalCall } from '@bandwise/contract/debug';
import { beforeAll, describe, expect, it } from 'vitest';
import common from '../../i18n/en/common.json' with { type: 'json' };
import debug from '../../i18n/en/debug.json' with { type: 'json' };
import { renderScreen, startEnglish, textsOf } from '../../testing/render-screen.tsx';
import { noLogFilters } from './debug-address.ts';
import { UserFact } from './details/who-and-where.tsx';
import { ExternalTable } from './external/external-table.tsx';
import { LogFilterForm } from './log-view/log-filter-form.tsx';
import { LogTable } from './log-table.tsx';
import { StatCards } from './statistics/stat-cards.tsx';

beforeAll(() => startEnglish({ common, debug }));

const log: DebugLog = {
  id: 1,
  timestamp: '2026-11-15T09:36:30.070Z',
  request_id: 'r',
  method: 'POST',
  path: '/api/v1/feedback/generate',
  status_code: 502,
  response_time: 2000,
  user_id: null,
  session_id: null,
  ip_address: '10.0.9.41',
};

describe('the log view', () => {
  it('filters by the ranges and methods of the specification', () => {
    const html = renderScreen(<LogFilterForm filters={noLogFilters} onSearch={() => undefined} />);
    expect(textsOf(html, 'option')).toEqual([
      ...['1h', '6h', '24h', '7d'],
      ...['All', 'GET', 'POST', 'PUT', 'DELETE'],
    ]);
    expect(textsOf(html, 'label')).toEqual(['Time range', 'Method', 'Status code', 'User ID', 'API path']);
    expect(textsOf(html, 'button')).toEqual(['Search', 'Reset']);
  });

  it('has the columns of the specification, and marks 2000 ms as slow but not 1999', () => {
    const html = renderScreen(<LogTable logs={[log, { ...log, id: 2, response_time: 1999, user_id: 24 }]} />);
    expect(textsOf(html, 'th')).toEqual([
      'Time',
      'Method',
      'Path',
      'Status',
      'Response time',
      'User',
      'IP address',
      'Actions',
    ]);
    const cells = textsOf(html, 'td');
    expect(cells.slice(3, 7)).toEqual(['502', 'Slow: 2,000 ms', '—nobody', '10.0.9.41']);
    expect(cells.slice(12, 15)).toEqual(['1,999 ms', '24', '10.0.9.41']);
    expect(html).toContain('href="/admin/users?search=%2324"');
  });
});

describe('the external log', () => {
  it('has the columns of the specification and says where no answer came', () => {
    const call: ExternalCall = {
      ...log,
      provider: 'kimi',
      job: 'examiner',
      model: null,
      status_code: null,
      input_tokens: null,
      output_tokens: null,
      cost: null,
      error: null,
    };
    const html = renderScreen(<ExternalTable calls={[call]} />);
    expect(textsOf(html, 'th')).toEqual([
      'Time',
      'Method',
      'Path',
      'Status Code',
      'Response Time',
      'Actions',
    ]);
    expect(textsOf(html, 'td').slice(1, 6)).toEqual([
      'POST',
      'kimi /api/v1/feedback/generate',
      'No answer',
      'Slow: 2,000 ms',
      'Details',
    ]);
  });
});

it('rounds the average response time', () => {
  const stats = {
    total_requests: 1284,
    success_requests: 1200,
    error_requests: 84,
    avg_response_time: 83.6,
    since: log.timestamp,
    step: 60,
    series: [],
    status_classes: [],
    top_paths: [],
  };
  expect(textsOf(renderScreen(<StatCards stats={stats} />), 'dd')).toEqual(['1,284', '1,200', '84', '84ms']);
});

it('calls somebody who was not signed in unknown', () => {
  expect(textsOf(renderScreen(<UserFact id={null} />), 'dd')).toEqual(['Unknown']);
});
