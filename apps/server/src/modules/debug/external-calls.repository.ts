import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { externalCalls } from '../../platform/external-log/external-log.tables.ts';

export type ExternalCallRow = typeof externalCalls.$inferSelect;

/** The newest first. Each filter has an index in this order; a learner and a session have few. */
export async function listExternalCalls(
  db: Database,
  filter: { provider?: string | undefined; sessionId?: number | undefined; userId?: number | undefined },
  limit: number,
): Promise<ExternalCallRow[]> {
  const { provider, sessionId, userId } = filter;
  return db
    .select()
    .from(externalCalls)
    .where(
      and(
        provider === undefined ? undefined : eq(externalCalls.provider, provider),
        sessionId === undefined ? undefined : eq(externalCalls.sessionId, sessionId),
        userId === undefined ? undefined : eq(externalCalls.userId, userId),
      ),
    )
    .orderBy(desc(externalCalls.timestamp), desc(externalCalls.id))
    .limit(limit);
}

export async function findExternalCall(db: Database, id: number): Promise<ExternalCallRow | undefined> {
  const [row] = await db.select().from(externalCalls).where(eq(externalCalls.id, id));
  return row;
}
