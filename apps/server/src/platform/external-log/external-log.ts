import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { redactBody, redactMailAddresses } from '../request-log/redact.ts';
import { externalCalls } from './external-log.tables.ts';

type ExternalCall = Omit<typeof externalCalls.$inferInsert, 'id' | 'requestBody' | 'responseBody'> & {
  requestBody: unknown;
  responseBody: unknown;
  /** Values that may stand in neither body nor error, wherever they come from. */
  secrets: readonly string[];
};
export type ExternalJob = ExternalCall['job'];

/** Why a call was not made; these rows count as no call. */
export const notSent = {
  overBudget: 'over the daily budget',
  resting: 'left alone for a while after failures',
} as const;
const wasSent = sql`coalesce(${externalCalls.error}, '') NOT IN (${notSent.overBudget}, ${notSent.resting})`;

const keptDays = 30;
const errorMaxLength = 500;

export async function recordExternalCall(
  db: NodePgDatabase,
  { secrets, requestBody, responseBody, error, ...call }: ExternalCall,
): Promise<void> {
  const hide = (text: string) =>
    secrets
      .filter((secret) => secret !== '')
      .reduce((shown, secret) => shown.replaceAll(secret, '[redacted]'), text)
      // PostgreSQL's text cannot hold a NUL character.
      .replaceAll('\u0000', '');
  // Hidden before it is cut: half a key would not be found.
  const body = (value: unknown) => {
    const kept = value == null ? null : redactBody(JSON.parse(hide(JSON.stringify(value))));
    return kept === null ? null : hide(kept);
  };
  await db.insert(externalCalls).values({
    ...call,
    error: error == null ? null : redactMailAddresses(hide(error)).slice(0, errorMaxLength),
    requestBody: body(requestBody),
    responseBody: body(responseBody),
  });
}

/** What was sent out for somebody since then; calls that the budget refused were not sent. */
export async function countExternalUse(
  db: NodePgDatabase,
  userId: number,
  since: Date,
): Promise<{ calls: number; tokens: number }> {
  const [use] = await db
    .select({
      calls: sql<number>`count(*)::int`,
      tokens: sql<number>`coalesce(sum(coalesce(${externalCalls.inputTokens}, 0) + coalesce(${externalCalls.outputTokens}, 0)), 0)::int`,
    })
    .from(externalCalls)
    .where(and(eq(externalCalls.userId, userId), gte(externalCalls.timestamp, since), wasSent));
  return use ?? { calls: 0, tokens: 0 };
}

/** How calls went since then: those that got nothing back, and the others. */
export async function countOutcomes(
  db: NodePgDatabase,
  { job, provider }: { job: ExternalJob; provider: string },
  since: Date,
): Promise<{ failed: number; answered: number }> {
  const gotNothing = sql`coalesce(${externalCalls.error}, '') ~ '^(timeout|unreachable|broken|busy|refused):'`;
  const [outcomes] = await db
    .select({
      failed: sql<number>`count(*) FILTER (WHERE ${gotNothing})::int`,
      answered: sql<number>`count(*) FILTER (WHERE NOT ${gotNothing})::int`,
    })
    .from(externalCalls)
    .where(
      and(
        eq(externalCalls.job, job),
        eq(externalCalls.provider, provider),
        gte(externalCalls.timestamp, since),
        wasSent,
      ),
    );
  return outcomes ?? { failed: 0, answered: 0 };
}

/** The last call that was really made; read from the end of an index, so that a month of calls costs what a day of them does. */
export async function findLastExternalCall(
  db: NodePgDatabase,
  { job, provider }: { job: ExternalJob; provider: string },
) {
  const { timestamp, responseTimeMs, error } = externalCalls;
  const [last] = await db
    .select({ timestamp, responseTimeMs, error })
    .from(externalCalls)
    .where(and(eq(externalCalls.job, job), eq(externalCalls.provider, provider), wasSent))
    .orderBy(desc(timestamp))
    .limit(1);
  return last;
}

export async function pruneExternalCalls(db: NodePgDatabase): Promise<void> {
  await db
    .delete(externalCalls)
    .where(lt(externalCalls.timestamp, sql`now() - make_interval(days => ${keptDays})`));
}

export async function deleteExternalCallsOf(db: NodePgDatabase, userId: number): Promise<void> {
  await db.delete(externalCalls).where(eq(externalCalls.userId, userId));
}
