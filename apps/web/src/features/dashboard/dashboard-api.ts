import type { getScoreHistory, getUserStats } from '@bandwise/contract/progress';
import type { Input, Reply } from '../../lib/api-client.ts';
import { call, queryApi } from '../../lib/query-api.ts';

export type ScoredSession = Reply<typeof getScoreHistory>['items'][number];

export const { useUserStatsQuery, useScoreHistoryQuery } = queryApi.injectEndpoints({
  endpoints: (build) => ({
    userStats: build.query<Reply<typeof getUserStats>, undefined>({
      query: () => call<typeof getUserStats>('GET', '/users/stats', {}),
      keepUnusedDataFor: 0,
    }),
    scoreHistory: build.query<Reply<typeof getScoreHistory>, Input<typeof getScoreHistory>['query']>({
      query: (query) => call<typeof getScoreHistory>('GET', '/stats/score-history', { query }),
      keepUnusedDataFor: 0,
    }),
  }),
});
