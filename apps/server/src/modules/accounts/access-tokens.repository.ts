import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { accessTokens, users } from './accounts.tables.ts';
import type { UserRow } from './users.repository.ts';

export async function insertToken(
  tx: Database,
  token: { tokenHash: Buffer; userId: number; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.insert(accessTokens).values({ ...token, lastUsedAt: token.createdAt });
}

export interface TokenOwner {
  tokenId: number;
  expiresAt: Date;
  user: UserRow;
}

/** The active user a live token belongs to. */
export async function findTokenOwner(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<TokenOwner | undefined> {
  const [row] = await db
    .select({ tokenId: accessTokens.id, expiresAt: accessTokens.expiresAt, user: users })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(and(eq(accessTokens.tokenHash, tokenHash), gt(accessTokens.expiresAt, now), users.isActive));
  return row;
}

export async function extendToken(db: Database, tokenId: number, now: Date, expiresAt: Date): Promise<void> {
  await db.update(accessTokens).set({ lastUsedAt: now, expiresAt }).where(eq(accessTokens.id, tokenId));
}

export async function deleteToken(tx: Database, tokenId: number): Promise<void> {
  await tx.delete(accessTokens).where(eq(accessTokens.id, tokenId));
}

export async function deleteTokensOf(
  tx: Database,
  userId: number,
  options: { exceptTokenId?: number } = {},
): Promise<void> {
  await tx
    .delete(accessTokens)
    .where(and(eq(accessTokens.userId, userId), ne(accessTokens.id, options.exceptTokenId ?? 0)));
}

export async function listTokensOf(db: Database, userId: number) {
  return db
    .select({
      createdAt: accessTokens.createdAt,
      lastUsedAt: accessTokens.lastUsedAt,
      expiresAt: accessTokens.expiresAt,
    })
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(accessTokens.id);
}

export async function deleteExpiredTokens(db: Database): Promise<void> {
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, sql`now()`));
}
