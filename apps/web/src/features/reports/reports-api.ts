import type { getAudioFeedback } from '@bandwise/contract/feedback';
import type { analysePerformance } from '@bandwise/contract/scoring';
import type { Reply } from '../../lib/api-client.ts';
import { call, queryApi } from '../../lib/query-api.ts';

export type AudioFeedback = Reply<typeof getAudioFeedback>;
export type Performance = Reply<typeof analysePerformance>;

export const { useAudioFeedbackQuery, usePerformanceQuery } = queryApi.injectEndpoints({
  endpoints: (build) => ({
    audioFeedback: build.query<AudioFeedback, number>({
      query: (audioId) =>
        call<typeof getAudioFeedback>('GET', '/feedback/audio/:audioId', { params: { audioId } }),
      keepUnusedDataFor: 0,
    }),
    performance: build.query<Performance, number>({
      query: (audioId) =>
        call<typeof analysePerformance>('GET', '/scoring/performance/analysis', {
          query: { audio_id: audioId },
        }),
      keepUnusedDataFor: 0,
    }),
  }),
});
