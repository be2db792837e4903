import type { SessionStatus } from '@bandwise/contract/exam-tests';
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { countUpTo } from '../../platform/database/count-up-to.ts';
import type { Database } from '../../platform/database/database.ts';
import { externalCalls } from '../../platform/external-log/external-log.tables.ts';
import { examSessions, sessionQuestions } from '../exam-tests/exam-tests.tables.ts';
import type { SessionRow } from '../exam-tests/sessions.repository.ts';
import { recordings } from '../recordings/recordings.tables.ts';

/** Sessions beyond this are not counted: the list says "more than", and costs the same in a system of a million. */
export const countedMax = 1_000;

export interface RecordFilter {
  sessionId?: number | undefined;
  /** A part is compared in each row: a test has three. */
  test?: { book: number; test: number; part?: number | undefined } | undefined;
  userId?: number | undefined;
  status?: SessionStatus | undefined;
}

const matches = ({ sessionId, test, userId, status }: RecordFilter): SQL | undefined =>
  and(
    sessionId === undefined ? undefined : eq(examSessions.id, sessionId),
    test && and(eq(examSessions.book, test.book), eq(examSessions.test, test.test)),
    test?.part === undefined ? undefined : sql`${examSessions.part} = ${test.part}`,
    userId === undefined ? undefined : eq(examSessions.userId, userId),
    status === undefined ? undefined : eq(examSessions.status, status),
  );

/** Newest first. The ids alone are gone through, so that rows of earlier pages are not read. */
export async function listRecordsPage(
  db: Database,
  filter: RecordFilter,
  page: { limit: number; offset: number },
): Promise<SessionRow[]> {
  const ids = db
    .select({ id: examSessions.id })
    .from(examSessions)
    .where(matches(filter))
    .orderBy(desc(examSessions.id))
    .limit(page.limit)
    .offset(page.offset);
  return db.select().from(examSessions).where(inArray(examSessions.id, ids)).orderBy(desc(examSessions.id));
}

/** Exact, or one more than `countedMax` when there are more than that. */
export const countRecords = (db: Database, filter: RecordFilter): Promise<number> =>
  countUpTo(db, countedMax, examSessions, matches(filter));

/** Every answer ever given in a session, also those that were replaced, with its question. */
export async function listGivenAnswers(db: Database, sessionId: number) {
  return db
    .select({ recording: recordings, question: sessionQuestions.questionText })
    .from(recordings)
    .innerJoin(
      sessionQuestions,
      and(
        eq(sessionQuestions.sessionId, recordings.sessionId),
        eq(sessionQuestions.questionOrder, recordings.questionOrder),
      ),
    )
    .where(eq(recordings.sessionId, sessionId))
    .orderBy(asc(recordings.id));
}

export type GivenAnswer = Awaited<ReturnType<typeof listGivenAnswers>>[number];

/** Calls to engines outside that were made for a session, oldest first, without their bodies. */
export async function listCallsFor(db: Database, sessionId: number, limit: number) {
  return db
    .select({
      id: externalCalls.id,
      timestamp: externalCalls.timestamp,
      provider: externalCalls.provider,
      job: externalCalls.job,
      model: externalCalls.model,
      statusCode: externalCalls.statusCode,
      inputTokens: externalCalls.inputTokens,
      outputTokens: externalCalls.outputTokens,
      responseTimeMs: externalCalls.responseTimeMs,
      cost: externalCalls.cost,
      error: externalCalls.error,
    })
    .from(externalCalls)
    .where(eq(externalCalls.sessionId, sessionId))
    .orderBy(asc(externalCalls.id))
    .limit(limit);
}
