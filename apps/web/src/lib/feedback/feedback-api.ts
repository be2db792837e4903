import type { correctTranscript, generateFeedback, getSessionFeedback } from '@bandwise/contract/feedback';
import type { Reply } from '../api-client.ts';
import { call, queryApi } from '../query-api.ts';

interface Correction {
  sessionId: number;
  audioId: number;
  text: string;
}

export const { useSessionFeedbackQuery, useGenerateFeedbackMutation, useCorrectTranscriptMutation } =
  queryApi.injectEndpoints({
    endpoints: (build) => ({
      sessionFeedback: build.query<Reply<typeof getSessionFeedback>, number>({
        query: (sessionId) =>
          call<typeof getSessionFeedback>('GET', '/feedback/session/:sessionId', { params: { sessionId } }),
        // It is written again after a correction, perhaps in another tab.
        keepUnusedDataFor: 0,
      }),
      generateFeedback: build.mutation<Reply<typeof generateFeedback>, number>({
        query: (sessionId) =>
          call<typeof generateFeedback>('POST', '/feedback/generate', { body: { session_id: sessionId } }),
      }),
      correctTranscript: build.mutation<Reply<typeof correctTranscript>, Correction>({
        query: ({ sessionId, audioId, text }) =>
          call<typeof correctTranscript>('PUT', '/feedback/session/:sessionId/transcripts/:audioId', {
            params: { sessionId, audioId },
            body: { text },
          }),
      }),
    }),
  });
