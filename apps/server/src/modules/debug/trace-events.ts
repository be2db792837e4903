import type { SessionTrace } from '@bandwise/contract/debug';
import { z } from 'zod';
import { tellFailure } from './tell-failure.ts';
import type * as traced from './trace.repository.ts';

type TraceEvent = SessionTrace['events'][number];
type Row<Find extends (...args: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Find>>>;
type Item<List extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<List>>[number];

export function ofSession(session: Row<typeof traced.findTracedSession>): TraceEvent[] {
  const event = { kind: 'session' as const, name: session.examCode, duration: null, error: null, id: null };
  const begun: TraceEvent = {
    ...event,
    time: session.createdAt.toISOString(),
    outcome: 'ok',
    state: 'in_progress',
  };
  if (!session.completedAt) return [begun];
  const isFailed = session.status === 'failed';
  const isWaiting = session.status === 'completed' || session.status === 'feedback_generating';
  return [
    begun,
    {
      ...event,
      time: session.completedAt.toISOString(),
      outcome: isFailed ? 'failed' : isWaiting ? 'under_way' : 'ok',
      state: session.status,
    },
  ];
}

export const ofRequest = (request: Item<typeof traced.listRequestsAbout>): TraceEvent => ({
  time: request.timestamp.toISOString(),
  kind: 'request',
  name: `${request.method} ${request.path}`,
  outcome: request.statusCode >= 400 ? 'failed' : 'ok',
  state: String(request.statusCode),
  duration: request.responseTimeMs,
  error: request.responseBody === null ? null : codeIn(request.responseBody),
  id: String(request.id),
});

export const ofRecording = (recording: Item<typeof traced.listRecordingsOf>): TraceEvent => ({
  time: recording.createdAt.toISOString(),
  kind: 'recording',
  name: String(recording.questionOrder),
  outcome: recording.analysis === 'failed' ? 'failed' : recording.analysis === 'done' ? 'ok' : 'under_way',
  state: recording.replacedAt ? 'replaced' : recording.analysis,
  duration: recording.durationMs,
  error: null,
  id: String(recording.id),
});

const outcomeOfJob = {
  created: 'under_way',
  retry: 'under_way',
  active: 'under_way',
  completed: 'ok',
  cancelled: 'failed',
  failed: 'failed',
} as const;

export const ofJob = (job: Item<typeof traced.listJobsFor>): TraceEvent => ({
  time: (job.startedAt ?? job.createdAt).toISOString(),
  kind: 'job',
  name: job.name,
  outcome: outcomeOfJob[job.state],
  state: job.state,
  duration: job.startedAt && job.completedAt ? job.completedAt.getTime() - job.startedAt.getTime() : null,
  error: job.error === null ? null : tellFailure(job.error),
  id: job.id,
});

export const ofCall = (one: Item<typeof traced.listCallsFor>): TraceEvent => ({
  time: one.timestamp.toISOString(),
  kind: 'external_call',
  name: `${one.provider}: ${one.job}`,
  outcome: one.error === null ? 'ok' : 'failed',
  state: one.statusCode === null ? 'no_answer' : String(one.statusCode),
  duration: one.responseTimeMs,
  error: one.error,
  id: String(one.id),
});

export const ofFeedback = (feedback: Row<typeof traced.findFeedbackOf>): TraceEvent => ({
  time: feedback.updatedAt.toISOString(),
  kind: 'feedback',
  name: feedback.engine,
  outcome: 'ok',
  state: feedback.outcome,
  duration: null,
  error: null,
  id: null,
});

const errorSchema = z.object({ code: z.string() });

/** Of an error that the API answered. */
function codeIn(body: string): string | null {
  try {
    return errorSchema.safeParse(JSON.parse(body)).data?.code ?? null;
  } catch {
    return null;
  }
}
