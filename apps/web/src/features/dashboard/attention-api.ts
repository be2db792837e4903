import type { listBackups } from '@bandwise/contract/operations';
import type { listTestRecords } from '@bandwise/contract/test-records';
import type { Reply } from '../../lib/api-client.ts';
import { call, queryApi } from '../../lib/query-api.ts';

/** What an administrator sees at once is asked anew each time. */
const fresh = { keepUnusedDataFor: 0 };

export const { useFailedSessionsQuery, useNewestBackupQuery } = queryApi.injectEndpoints({
  endpoints: (build) => ({
    failedSessions: build.query<Reply<typeof listTestRecords>, undefined>({
      query: () =>
        call<typeof listTestRecords>('GET', '/tests/list', { query: { status: 'failed', limit: 1 } }),
      ...fresh,
    }),
    newestBackup: build.query<Reply<typeof listBackups>['items'][number] | null, undefined>({
      query: () => call<typeof listBackups>('GET', '/admin/operations/backups', {}),
      transformResponse: ({ items }: Reply<typeof listBackups>) => items[0] ?? null,
      ...fresh,
    }),
  }),
});
