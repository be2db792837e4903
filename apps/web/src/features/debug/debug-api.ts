import type {
  getExternalCall,
  getLog,
  getLogStats,
  listExternalCalls,
  listLogs,
  listRecentErrors,
  listUserRequests,
  traceSession,
} from '@bandwise/contract/debug';
import type { checkHealth } from '@bandwise/contract/debug-health';
import { debugLimits } from '@bandwise/contract/limits';
import type { Input, Reply } from '../../lib/api-client.ts';
import { send } from '../../lib/api-client.ts';
import { failureOf } from '../../lib/api-failure.ts';
import { call, queryApi } from '../../lib/query-api.ts';
import type { LogAddress } from './debug-address.ts';
import { logQuery } from './log-query.ts';
import { searchOn } from './search-on.ts';

type ExternalQuery = Input<typeof listExternalCalls>['query'];

/** A log is read to see what happened just now: nothing of it is kept for later. */
const fresh = { keepUnusedDataFor: 0 };

export const {
  useListLogsQuery,
  useLogQuery,
  useLogStatsQuery,
  useRecentErrorsQuery,
  useUserRequestsQuery,
  useTraceQuery,
  useExternalCallsQuery,
  useExternalCallQuery,
  useHealthQuery,
} = queryApi.injectEndpoints({
  endpoints: (build) => ({
    listLogs: build.query<Reply<typeof listLogs>, LogAddress>({
      async queryFn({ page, size, cursor, ...filters }) {
        const query = { ...logQuery(filters, Date.now()), page, size };
        const ask = (from: string) =>
          send<typeof listLogs>('GET', '/debug/logs', { query: { ...query, ...(from && { cursor: from }) } });
        try {
          return { data: await searchOn(ask, cursor) };
        } catch (error) {
          return { error: failureOf(error) };
        }
      },
      ...fresh,
    }),
    log: build.query<Reply<typeof getLog>, number>({
      query: (id) => call<typeof getLog>('GET', '/debug/logs/:id', { params: { id } }),
    }),
    logStats: build.query<Reply<typeof getLogStats>, number>({
      query: (hours) => call<typeof getLogStats>('GET', '/debug/stats', { query: { hours } }),
      ...fresh,
    }),
    recentErrors: build.query<Reply<typeof listRecentErrors>, undefined>({
      query: () =>
        call<typeof listRecentErrors>('GET', '/debug/recent-errors', {
          query: { hours: debugLimits.errorLookbackHours },
        }),
      ...fresh,
    }),
    userRequests: build.query<Reply<typeof listUserRequests>, number>({
      query: (id) =>
        call<typeof listUserRequests>('GET', '/debug/user/:id/recent', {
          params: { id },
          query: { limit: debugLimits.recent },
        }),
      ...fresh,
    }),
    trace: build.query<Reply<typeof traceSession>, number>({
      query: (id) => call<typeof traceSession>('GET', '/debug/session/:id/trace', { params: { id } }),
      ...fresh,
    }),
    externalCalls: build.query<Reply<typeof listExternalCalls>, ExternalQuery>({
      query: (query) =>
        call<typeof listExternalCalls>('GET', '/debug/external-api-logs', {
          query: { ...query, limit: debugLimits.external },
        }),
      ...fresh,
    }),
    externalCall: build.query<Reply<typeof getExternalCall>, number>({
      query: (id) => call<typeof getExternalCall>('GET', '/debug/external-api-logs/:id', { params: { id } }),
    }),
    health: build.query<Reply<typeof checkHealth>, undefined>({
      query: () => call<typeof checkHealth>('GET', '/debug/health', {}),
      ...fresh,
    }),
  }),
});
