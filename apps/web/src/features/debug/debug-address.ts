import { debugLimits } from '@bandwise/contract/limits';
import { readDigits } from '../../lib/read-digits.ts';

/** Tab and filters are in the address, so that a view can be sent to somebody and the back button goes through views. */
export const debugTabs = ['logs', 'statistics', 'quick', 'external'] as const;
export type DebugTab = (typeof debugTabs)[number];

export const { timeRangesHours } = debugLimits;
export type TimeRangeHours = (typeof timeRangesHours)[number];
const defaultRangeHours: TimeRangeHours = 24;

/** As the specification lists them. */
export const filterMethods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** As the form has them: texts, empty where nothing is asked. */
export interface LogFilters {
  hours: TimeRangeHours;
  method: '' | (typeof filterMethods)[number];
  statusCode: string;
  userId: string;
  path: string;
  /** These two have no field: quick debug and links set them. */
  sessionId: string;
  minResponseTimeMs: string;
}

export interface LogAddress extends LogFilters {
  page: number;
  size: number;
  /** Where the page begins, as the page before it told; empty on the first. */
  cursor: string;
}

export const noLogFilters: LogFilters = {
  hours: defaultRangeHours,
  method: '',
  statusCode: '',
  userId: '',
  path: '',
  sessionId: '',
  minResponseTimeMs: '',
};

export const firstPageOf = (filters: LogFilters): LogAddress => ({
  ...filters,
  page: 1,
  size: filters.minResponseTimeMs === '' ? debugLimits.logPageSize : debugLimits.slowRequestsListed,
  cursor: '',
});

/** The card of quick debug: the threshold, page 1, 50 of them. */
export const slowRequests: LogAddress = firstPageOf({
  ...noLogFilters,
  minResponseTimeMs: String(debugLimits.slowRequestMs),
});

export const readTab = (params: URLSearchParams): DebugTab => oneOf(debugTabs, params.get('tab')) ?? 'logs';

export const readHours = (params: URLSearchParams): TimeRangeHours =>
  oneOf(timeRangesHours, Number(params.get('hours'))) ?? defaultRangeHours;

export function readLogAddress(params: URLSearchParams): LogAddress {
  const first = firstPageOf({
    hours: readHours(params),
    method: oneOf(filterMethods, params.get('method')) ?? '',
    statusCode: readDigits(params.get('status_code')),
    userId: readDigits(params.get('user_id')),
    path: params.get('path') ?? '',
    sessionId: readDigits(params.get('session_id')),
    minResponseTimeMs: readDigits(params.get('min_response_time')),
  });
  return {
    ...first,
    page: Number(readDigits(params.get('page'))) || first.page,
    cursor: params.get('cursor') ?? first.cursor,
  };
}

/** Only what differs from the view that `/debug` itself opens. */
export const writeLogAddress = (view: LogAddress): URLSearchParams =>
  writeTab('logs', {
    hours: view.hours === defaultRangeHours ? '' : view.hours,
    method: view.method,
    status_code: view.statusCode,
    user_id: view.userId,
    path: view.path,
    session_id: view.sessionId,
    min_response_time: view.minResponseTimeMs,
    page: view.page === 1 ? '' : view.page,
    cursor: view.cursor,
  });

export function writeTab(tab: DebugTab, values: Record<string, string | number> = {}): URLSearchParams {
  const params = new URLSearchParams(tab === 'logs' ? {} : { tab });
  for (const [name, value] of Object.entries(values)) if (value !== '') params.set(name, String(value));
  return params;
}

/** Requests are many; so much a number can hold. */
const logDigitsMax = 15;

/** Which request (`log`) or call outside (`call`) lies open, over whichever view. */
export const readOpened = (params: URLSearchParams, name: 'log' | 'call'): number | null =>
  Number(readDigits(params.get(name), logDigitsMax)) || null;

const oneOf = <Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((known) => known === value);
