import { asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { objectRemovals } from './recordings.tables.ts';

export async function noteRemoval(db: Database, objectKey: string, dueAt: Date): Promise<void> {
  await db.insert(objectRemovals).values({ objectKey, dueAt });
}

/** False when it is not to go any more, because it has gone. */
export async function strikeRemoval(tx: Database, objectKey: string): Promise<boolean> {
  const rows = await tx
    .delete(objectRemovals)
    .where(eq(objectRemovals.objectKey, objectKey))
    .returning({ objectKey: objectRemovals.objectKey });
  return rows.length > 0;
}

/** Locks what it answers, so that nobody keeps an object while it is being removed. */
export async function takeDueRemovals(tx: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ objectKey: objectRemovals.objectKey })
    .from(objectRemovals)
    .where(lte(objectRemovals.dueAt, now))
    .orderBy(asc(objectRemovals.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ objectKey }) => objectKey);
}
