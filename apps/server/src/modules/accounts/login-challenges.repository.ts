import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { loginChallenges, loginKeys } from './accounts.tables.ts';

export type LoginKeyRow = typeof loginKeys.$inferSelect;

/** Any constant of our own: one server makes the key, the others wait for it. */
const keyLockId = 4_201_833_020;

export async function findNewestKey(db: Database): Promise<LoginKeyRow | undefined> {
  const [key] = await db.select().from(loginKeys).orderBy(desc(loginKeys.id)).limit(1);
  return key;
}

/** For the rest of the transaction. Making a key may take longer than a request may wait, so its limits do not count. */
export async function lockKeys(tx: Database): Promise<void> {
  await tx.execute(
    sql`SELECT set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`,
  );
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${keyLockId})`);
}

export async function insertKey(
  tx: Database,
  key: { publicKeyPem: string; privateKeyPem: string },
): Promise<LoginKeyRow> {
  const [row] = await tx.insert(loginKeys).values(key).returning();
  if (!row) throw new Error('the database returned no row for a new key');
  return row;
}

export async function insertChallenge(
  db: Database,
  challenge: typeof loginChallenges.$inferInsert,
): Promise<void> {
  await db.insert(loginChallenges).values(challenge);
}

/** Takes the challenge away: whoever gets the row is the only one who ever does. */
export async function takeChallenge(db: Database, idHash: Buffer) {
  const [row] = await db.delete(loginChallenges).where(eq(loginChallenges.idHash, idHash)).returning();
  if (!row) return undefined;
  const [key] = await db.select().from(loginKeys).where(eq(loginKeys.id, row.keyId));
  return key ? { ...row, key } : undefined;
}

export async function deleteExpiredChallenges(db: Database): Promise<void> {
  await db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, sql`now()`));
}
