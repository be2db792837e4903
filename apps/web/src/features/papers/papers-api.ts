import type { exportPapers, importPapers, listPapers, setPaperRetired } from '@bandwise/contract/papers';
import type { Input, Reply } from '../../lib/api-client.ts';
import { call, queryApi } from '../../lib/query-api.ts';

export const {
  useListPapersQuery,
  useLazyExportPapersQuery,
  useImportPapersMutation,
  useSetPaperRetiredMutation,
} = queryApi.enhanceEndpoints({ addTagTypes: ['papers'] }).injectEndpoints({
  endpoints: (build) => ({
    listPapers: build.query<Reply<typeof listPapers>, Input<typeof listPapers>['query']>({
      query: (query) => call<typeof listPapers>('GET', '/exam-tests/papers', { query }),
      providesTags: ['papers'],
      keepUnusedDataFor: 0,
    }),
    exportPapers: build.query<Reply<typeof exportPapers>, undefined>({
      query: () => call<typeof exportPapers>('GET', '/exam-tests/papers/export', {}),
      keepUnusedDataFor: 0,
    }),
    importPapers: build.mutation<Reply<typeof importPapers>, Input<typeof importPapers>['body']>({
      query: (body) => call<typeof importPapers>('POST', '/exam-tests/papers/import', { body }),
      invalidatesTags: ['papers'],
    }),
    setPaperRetired: build.mutation<Reply<typeof setPaperRetired>, { code: string; isRetired: boolean }>({
      query: ({ code, isRetired }) =>
        call<typeof setPaperRetired>('PUT', '/exam-tests/papers/:code/retired', {
          params: { code },
          body: { retired: isRetired },
        }),
      invalidatesTags: ['papers'],
    }),
  }),
});
