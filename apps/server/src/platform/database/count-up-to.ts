import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** How many rows match: exact up to `max`, and one more where there are more, which are not looked at. */
export async function countUpTo(
  db: Database,
  max: number,
  table: PgTable,
  matches: SQL | undefined,
): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(matches)
    .limit(max + 1)
    .as('found');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(found);
  return row?.count ?? 0;
}
