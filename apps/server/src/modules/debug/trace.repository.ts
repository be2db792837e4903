import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { apiBasePath } from '@bandwise/contract/limits';
import type { Database } from '../../platform/database/database.ts';
import { externalCalls } from '../../platform/external-log/external-log.tables.ts';
import { requestLogs } from '../../platform/request-log/request-log.tables.ts';
import { examSessions } from '../exam-tests/exam-tests.tables.ts';
import { feedback } from '../feedback/feedback.tables.ts';
import { writeFeedbackJob } from '../feedback/write-feedback.ts';
import { analyseRecordingJob } from '../recordings/analyse-recording.ts';
import { recordings } from '../recordings/recordings.tables.ts';

export async function findTracedSession(db: Database, id: number) {
  const [row] = await db.select().from(examSessions).where(eq(examSessions.id, id));
  return row;
}

/** The newest, without those of administrators who looked at them. */
export async function listRequestsAbout(db: Database, sessionId: number, limit: number) {
  return db
    .select({
      id: requestLogs.id,
      timestamp: requestLogs.timestamp,
      method: requestLogs.method,
      path: requestLogs.path,
      statusCode: requestLogs.statusCode,
      responseTimeMs: requestLogs.responseTimeMs,
      /** Only of an error is it worth reading. */
      responseBody: sql<
        string | null
      >`CASE WHEN ${requestLogs.statusCode} >= 400 THEN ${requestLogs.responseBody} END`,
    })
    .from(requestLogs)
    .where(
      and(
        eq(requestLogs.sessionId, sessionId),
        sql`${requestLogs.path} NOT LIKE ${`${apiBasePath}/debug/%`}`,
      ),
    )
    .orderBy(desc(requestLogs.timestamp), desc(requestLogs.id))
    .limit(limit);
}

export async function listRecordingsOf(db: Database, sessionId: number) {
  return db.select().from(recordings).where(eq(recordings.sessionId, sessionId)).orderBy(asc(recordings.id));
}

export async function findFeedbackOf(db: Database, sessionId: number) {
  const [row] = await db
    .select({ outcome: feedback.outcome, engine: feedback.engine, updatedAt: feedback.updatedAt })
    .from(feedback)
    .where(eq(feedback.sessionId, sessionId));
  return row;
}

export async function listCallsFor(db: Database, sessionId: number, limit: number) {
  return db
    .select()
    .from(externalCalls)
    .where(eq(externalCalls.sessionId, sessionId))
    .orderBy(desc(externalCalls.timestamp))
    .limit(limit);
}

interface TracedJob {
  id: string;
  name: string;
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  createdAt: Date;
  startedAt: Date | null;
  completedAt: Date | null;
  error: string | null;
}

/** As long as the queue remembers them. */
export async function listJobsFor(
  db: Database,
  session: { id: number; createdAt: Date },
  recordingIds: readonly number[],
): Promise<TracedJob[]> {
  const { rows } = await db.execute(sql`
    SELECT id, name, state, created_on AS "createdAt", started_on AS "startedAt", completed_on AS "completedAt",
           output ->> 'message' AS error
    FROM pgboss.job
    WHERE created_on >= ${session.createdAt.toISOString()}::timestamptz AND (
      name = ${writeFeedbackJob.name} AND (data ->> 'sessionId')::int = ${session.id} OR
      name = ${analyseRecordingJob.name} AND (data ->> 'recordingId')::int = ANY (${sql.param([...recordingIds])}::int[]))
    ORDER BY created_on`);
  return rows.map((row) => {
    const { createdAt, startedAt, completedAt, ...job } = row as unknown as Omit<
      TracedJob,
      'createdAt' | 'startedAt' | 'completedAt'
    > & { createdAt: string; startedAt: string | null; completedAt: string | null };
    return {
      ...job,
      createdAt: new Date(createdAt),
      startedAt: startedAt === null ? null : new Date(startedAt),
      completedAt: completedAt === null ? null : new Date(completedAt),
    };
  });
}
