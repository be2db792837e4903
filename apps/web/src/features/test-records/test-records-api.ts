import type { listTestRecords } from '@bandwise/contract/test-records';
import type { Input, Reply } from '../../lib/api-client.ts';
import { call, queryApi } from '../../lib/query-api.ts';

type RecordQuery = Input<typeof listTestRecords>['query'];

export const { useListTestRecordsQuery } = queryApi.injectEndpoints({
  endpoints: (build) => ({
    listTestRecords: build.query<Reply<typeof listTestRecords>, RecordQuery>({
      query: (query) => call<typeof listTestRecords>('GET', '/tests/list', { query }),
      // Learners go on practising, and sessions are scored meanwhile.
      keepUnusedDataFor: 0,
    }),
  }),
});
