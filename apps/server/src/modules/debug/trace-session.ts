import type { SessionTrace } from '@bandwise/contract/debug';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { ofCall, ofFeedback, ofJob, ofRecording, ofRequest, ofSession } from './trace-events.ts';
import {
  findFeedbackOf,
  findTracedSession,
  listCallsFor,
  listJobsFor,
  listRecordingsOf,
  listRequestsAbout,
} from './trace.repository.ts';

/** More of a kind than a session ever has, unless something goes round in circles. */
const listedMax = 500;

/** Everything that is known about a session, in the order in which it happened. */
export async function traceSession({ db }: Platform, id: number): Promise<SessionTrace> {
  const session = await findTracedSession(db, id);
  if (!session) throw new ApiError('session_not_found');
  const [requests, recordings, calls, feedback] = await Promise.all([
    listRequestsAbout(db, id, listedMax + 1),
    listRecordingsOf(db, id),
    listCallsFor(db, id, listedMax + 1),
    findFeedbackOf(db, id),
  ]);
  const recordingIds = recordings.map((recording) => recording.id);
  const jobs = await listJobsFor(db, session, recordingIds);
  const events = [
    ...ofSession(session),
    ...requests.slice(0, listedMax).map(ofRequest),
    ...recordings.map(ofRecording),
    ...jobs.map(ofJob),
    ...calls.slice(0, listedMax).map(ofCall),
    ...(feedback ? [ofFeedback(feedback)] : []),
  ];
  return {
    session: {
      id,
      user_id: session.userId,
      exam_code: session.examCode,
      status: session.status,
      created_at: session.createdAt.toISOString(),
      updated_at: session.updatedAt.toISOString(),
      answered: session.completedQuestions,
      questions: session.totalQuestions,
      scoring_attempts: session.scoringAttempts,
    },
    events: events.toSorted((a, b) => a.time.localeCompare(b.time)),
    is_cut: requests.length > listedMax || calls.length > listedMax,
  };
}
