import { debugLimits } from '@bandwise/contract/limits';
import { describe, expect, it } from 'vitest';
import type { LogAddress } from './debug-address.ts';
import {
  filterMethods,
  firstPageOf,
  noLogFilters,
  readHours,
  readLogAddress,
  readTab,
  slowRequests,
  writeLogAddress,
  writeTab,
} from './debug-address.ts';

const read = (search: string) => readLogAddress(new URLSearchParams(search));

describe('the address of a view', () => {
  it('opens the last 24 hours, 20 to a page, where it says nothing', () => {
    expect(read('')).toEqual({ ...noLogFilters, hours: 24, page: 1, size: 20, cursor: '' });
    expect(readTab(new URLSearchParams())).toBe('logs');
    expect(writeLogAddress(firstPageOf(noLogFilters)).size).toBe(0);
  });

  it('brings back every filter that it was written with', () => {
    const view: LogAddress = {
      hours: 168,
      method: 'DELETE',
      statusCode: '502',
      userId: '52',
      path: '/api/v1/feedback?&=#',
      sessionId: '311',
      minResponseTimeMs: '2000',
      page: 3,
      size: 50,
      cursor: 'abc_-',
    };
    expect(read(writeLogAddress(view).toString())).toEqual(view);
  });

  it('ignores what no field could have written', () => {
    expect(read('hours=5&method=BREW&status_code=-1x&user_id=abc&page=0&size=9999')).toEqual({
      ...firstPageOf(noLogFilters),
      statusCode: '1',
    });
    expect(readTab(new URLSearchParams('tab=secret'))).toBe('logs');
    expect(readHours(writeTab('statistics', { hours: 6 }))).toBe(6);
    expect(readTab(writeTab('external'))).toBe('external');
  });
});

describe('what the specification fixes', () => {
  it('ranges, methods and sizes', () => {
    expect(debugLimits.timeRangesHours).toEqual([1, 6, 24, 168]);
    expect(filterMethods).toEqual(['GET', 'POST', 'PUT', 'DELETE']);
    expect(debugLimits).toMatchObject({ logPageSize: 20, errorLookbackHours: 1, external: 50 });
  });

  it('slow requests: from 2000 ms, page 1, 50 of them', () => {
    expect(slowRequests).toMatchObject({ minResponseTimeMs: '2000', page: 1, size: 50 });
  });
});
