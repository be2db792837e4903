import type { getTestRecord, listPracticeLogs, replayScoring } from '@bandwise/contract/test-records';
import type { Reply } from '../../../lib/api-client.ts';
import { call, queryApi } from '../../../lib/query-api.ts';

export type RecordDetail = Reply<typeof getTestRecord>;

export const { useTestRecordQuery, usePracticeLogsQuery, useReplayScoringMutation } =
  queryApi.injectEndpoints({
    endpoints: (build) => ({
      testRecord: build.query<RecordDetail, number>({
        query: (id) => call<typeof getTestRecord>('GET', '/tests/detail/:id', { params: { id } }),
        keepUnusedDataFor: 0,
      }),
      practiceLogs: build.query<Reply<typeof listPracticeLogs>, number>({
        query: (id) => call<typeof listPracticeLogs>('GET', '/tests/practice-logs/:id', { params: { id } }),
        keepUnusedDataFor: 0,
      }),
      replayScoring: build.mutation<Reply<typeof replayScoring>, number>({
        query: (id) => call<typeof replayScoring>('POST', '/tests/replay/:id', { params: { id } }),
      }),
    }),
  });
