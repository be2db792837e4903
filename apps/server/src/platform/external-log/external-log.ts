import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { redactBody, redactMailAddresses } from '../request-log/redact.ts';
import { externalCalls } from './external-log.tables.ts';

export type ExternalCall = Omit<typeof externalCalls.$inferInsert, 'id' | 'requestBody' | 'responseBody'> & {
  requestBody: unknown;
  responseBody: unknown;
  /** Values that may stand in neither body nor error, wherever they come from. */
  secrets: readonly string[];
};
export type ExternalJob = ExternalCall['job'];

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
    .where(
      and(
        eq(externalCalls.userId, userId),
        gte(externalCalls.timestamp, since),
        sql`${externalCalls.error} IS DISTINCT FROM ${overBudget}`,
      ),
    );
  return use ?? { calls: 0, tokens: 0 };
}

/** The last call of each job to each provider that was really made. */
export async function findLastExternalCalls(db: NodePgDatabase) {
  return db
    .selectDistinctOn([externalCalls.job, externalCalls.provider])
    .from(externalCalls)
    .where(sql`${externalCalls.error} IS DISTINCT FROM ${overBudget}`)
    .orderBy(externalCalls.job, externalCalls.provider, desc(externalCalls.timestamp));
}

/** The error of a call that was not made because of the budget. */
export const overBudget = 'over the daily budget';

export async function pruneExternalCalls(db: NodePgDatabase): Promise<void> {
  await db
    .delete(externalCalls)
    .where(lt(externalCalls.timestamp, sql`now() - make_interval(days => ${keptDays})`));
}

export async function deleteExternalCallsOf(db: NodePgDatabase, userId: number): Promise<void> {
  await db.delete(externalCalls).where(eq(externalCalls.userId, userId));
}
