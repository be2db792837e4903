import type {
  getPracticeTime,
  getScoreHistory,
  getSkillProgress,
  getUserStats,
} from '@bandwise/contract/progress';
import type { Input, Reply } from '../api-client.ts';
import { call, queryApi } from '../query-api.ts';

export const { useUserStatsQuery, useScoreHistoryQuery, useSkillProgressQuery, usePracticeTimeQuery } =
  queryApi.injectEndpoints({
    endpoints: (build) => ({
      userStats: build.query<Reply<typeof getUserStats>, undefined>({
        query: () => call<typeof getUserStats>('GET', '/users/stats', {}),
        keepUnusedDataFor: 0,
      }),
      scoreHistory: build.query<Reply<typeof getScoreHistory>, Input<typeof getScoreHistory>['query']>({
        query: (query) => call<typeof getScoreHistory>('GET', '/stats/score-history', { query }),
        keepUnusedDataFor: 0,
      }),
      skillProgress: build.query<Reply<typeof getSkillProgress>, undefined>({
        query: () => call<typeof getSkillProgress>('GET', '/stats/skill-progress', {}),
        keepUnusedDataFor: 0,
      }),
      practiceTime: build.query<Reply<typeof getPracticeTime>, Input<typeof getPracticeTime>['query']>({
        query: (query) => call<typeof getPracticeTime>('GET', '/stats/practice-time', { query }),
        keepUnusedDataFor: 0,
      }),
    }),
  });
