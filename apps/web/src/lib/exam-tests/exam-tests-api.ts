import type { listRecordings } from '@bandwise/contract/audio-session';
import type {
  createSession,
  getSession,
  getSessionStatus,
  listAvailableExams,
  listRecentSessions,
  listSessionQuestions,
  listSessions,
  updateSession,
} from '@bandwise/contract/exam-tests';
import type { Input, Reply } from '../api-client.ts';
import { call, queryApi } from '../query-api.ts';

type SessionChange = Input<typeof updateSession>['body'] & { id: number };

/** What is asked of a page that was opened is asked anew: another tab or the outbox may have moved a session on. */
const afresh = { keepUnusedDataFor: 0 };

export const {
  useAvailableExamsQuery,
  useLazyAvailableExamsQuery,
  useListSessionsQuery,
  useRecentSessionsQuery,
  useSessionQuery,
  useSessionQuestionsQuery,
  useSessionRecordingsQuery,
  useSessionStatusQuery,
  useCreateSessionMutation,
  useUpdateSessionMutation,
} = queryApi.injectEndpoints({
  endpoints: (build) => ({
    availableExams: build.query<Reply<typeof listAvailableExams>, Input<typeof listAvailableExams>['query']>({
      query: (query) => call<typeof listAvailableExams>('GET', '/exam-tests/available-exams', { query }),
      ...afresh,
    }),
    listSessions: build.query<Reply<typeof listSessions>, Input<typeof listSessions>['query']>({
      query: (query) => call<typeof listSessions>('GET', '/exam-tests/sessions', { query }),
      ...afresh,
    }),
    recentSessions: build.query<Reply<typeof listRecentSessions>, Input<typeof listRecentSessions>['query']>({
      query: (query) => call<typeof listRecentSessions>('GET', '/exam-tests/sessions/recent', { query }),
      ...afresh,
    }),
    session: build.query<Reply<typeof getSession>, number>({
      query: (id) => call<typeof getSession>('GET', '/exam-tests/sessions/:id', { params: { id } }),
      ...afresh,
    }),
    sessionQuestions: build.query<Reply<typeof listSessionQuestions>, number>({
      query: (id) =>
        call<typeof listSessionQuestions>('GET', '/exam-tests/sessions/:id/questions', { params: { id } }),
      ...afresh,
    }),
    sessionRecordings: build.query<Reply<typeof listRecordings>, number>({
      query: (sessionId) =>
        call<typeof listRecordings>('GET', '/audio-session/recordings', { query: { session_id: sessionId } }),
      ...afresh,
    }),
    sessionStatus: build.query<Reply<typeof getSessionStatus>, number>({
      query: (id) =>
        call<typeof getSessionStatus>('GET', '/exam-tests/sessions/:id/status', { params: { id } }),
      ...afresh,
    }),
    createSession: build.mutation<Reply<typeof createSession>, Input<typeof createSession>['body']>({
      query: (body) => call<typeof createSession>('POST', '/exam-tests/sessions', { body }),
    }),
    updateSession: build.mutation<Reply<typeof updateSession>, SessionChange>({
      query: ({ id, ...body }) =>
        call<typeof updateSession>('PUT', '/exam-tests/sessions/:id', { params: { id }, body }),
    }),
  }),
});
