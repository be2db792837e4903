import { eq, lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { externalCalls } from './external-log.tables.ts';

const keptDays = 30;

export async function pruneExternalCalls(db: NodePgDatabase): Promise<void> {
  await db
    .delete(externalCalls)
    .where(lt(externalCalls.timestamp, sql`now() - make_interval(days => ${keptDays})`));
}

export async function deleteExternalCallsOf(db: NodePgDatabase, userId: number): Promise<void> {
  await db.delete(externalCalls).where(eq(externalCalls.userId, userId));
}
