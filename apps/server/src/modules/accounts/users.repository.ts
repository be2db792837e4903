import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from './accounts.tables.ts';

export type UserRow = typeof users.$inferSelect;
type NewUser = typeof users.$inferInsert;

/** Any constant of our own: see `lockAdministrators` and `isFirstAccount`. */
const firstAccountLockId = 4_201_833_018;
const administratorsLockId = 4_201_833_019;

export async function findUser(db: Database, id: number): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return user;
}

/** Locks the row until the transaction ends. */
export async function lockUser(tx: Database, id: number): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

export async function insertUser(tx: Database, user: NewUser): Promise<UserRow> {
  const [row] = await tx.insert(users).values(user).returning();
  if (!row) throw new Error('the database returned no row for a new user');
  return row;
}

export async function updateUser(
  tx: Database,
  id: number,
  change: Partial<NewUser>,
): Promise<UserRow | undefined> {
  const [row] = await tx.update(users).set(change).where(eq(users.id, id)).returning();
  return row;
}

export async function deleteUserRow(tx: Database, id: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}

/** True for exactly one of many registrations that arrive together on an empty system. */
export async function isFirstAccount(tx: Database): Promise<boolean> {
  if (await someoneRegistered(tx)) return false;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${firstAccountLockId})`);
  return !(await someoneRegistered(tx));
}

export async function someoneRegistered(tx: Database): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.isAnonymous, false)).limit(1);
  return rows.length > 0;
}

/** Serialises changes of who administers, so that two at once cannot remove the last one together. */
export async function lockAdministrators(tx: Database): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${administratorsLockId})`);
}

export async function isOnlyActiveAdmin(tx: Database, id: number): Promise<boolean> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), eq(users.isActive, true)))
    .limit(2);
  return admins.length === 1 && admins[0]?.id === id;
}

export async function listAdmins(db: Database): Promise<UserRow[]> {
  return db.select().from(users).where(eq(users.isAdmin, true)).orderBy(users.id);
}
