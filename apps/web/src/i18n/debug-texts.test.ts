import { outsideProviders } from '@bandwise/contract/debug';
import { debugLimits } from '@bandwise/contract/limits';
import { describe, expect, it } from 'vitest';
import english from './en/debug.json' with { type: 'json' };

describe('texts of the debug tools, as specified', () => {
  it('the four tabs', () => {
    expect(Object.values(english.tab)).toEqual([
      'Log View',
      'Statistics',
      'Quick Debug',
      'External API Logs',
    ]);
  });

  it('ranges and filters', () => {
    const { filter, range } = english;
    expect(debugLimits.timeRangesHours.map((hours) => range[hours])).toEqual(['1h', '6h', '24h', '7d']);
    expect([filter.all, filter.search, filter.reset]).toEqual(['All', 'Search', 'Reset']);
    expect([filter.sessionId, filter.userId, filter.provider, filter.allProviders]).toEqual([
      'Exam Session ID',
      'User ID',
      'Provider',
      'All Providers',
    ]);
    expect(outsideProviders).toEqual(['azure', 'openai', 'deepseek', 'kimi', 'spark', 'baichuan']);
  });

  it('columns of the external log', () => {
    const { log, external } = english;
    expect([log.time, log.method, log.path, external.statusCode, external.responseTime, log.actions]).toEqual(
      ['Time', 'Method', 'Path', 'Status Code', 'Response Time', 'Actions'],
    );
    expect([log.details, external.refresh]).toEqual(['Details', 'Refresh']);
  });

  it('the details of a request', () => {
    const { details } = english;
    expect([
      details.timestamp,
      details.statusCode,
      details.responseTime,
      details.userId,
      details.unknown,
      details.ipAddress,
      details.requestBody,
      details.responseBody,
    ]).toEqual([
      'Timestamp',
      'Status Code',
      'Response Time',
      'User ID',
      'Unknown',
      'IP Address',
      'Request Body',
      'Response Body',
    ]);
  });

  it('the cards of the statistics', () => {
    const { total, success, errors, average } = english.stats;
    expect([total, success, errors, average]).toEqual([
      'Total Requests',
      'Successful Requests',
      'Error Requests',
      'Average Response Time',
    ]);
  });

  it('the cards of quick debug', () => {
    const { errors, slow, user, trace, traffic, health } = english.quick;
    expect([errors, slow, user, trace, traffic, health]).toEqual([
      'Recent errors',
      'Slow requests',
      'User activity',
      'Session trace',
      'High traffic',
      'API health check',
    ]);
  });

  it('failures and the outcome of the health check', () => {
    expect(Object.values(english.failed)).toEqual([
      'Load logs failed',
      'Operation failed, retry',
      'Export failed, retry',
    ]);
    const { normal, abnormal, network } = english.health;
    expect([normal, abnormal, network]).toEqual(['Service normal', 'Service abnormal', 'Network error']);
  });
});
