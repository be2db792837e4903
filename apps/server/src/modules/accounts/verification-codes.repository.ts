import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { verificationCodes } from './accounts.tables.ts';

export type CodePurpose = (typeof verificationCodes.$inferSelect)['purpose'];

export async function replaceCode(tx: Database, code: typeof verificationCodes.$inferInsert): Promise<void> {
  await tx
    .insert(verificationCodes)
    .values(code)
    .onConflictDoUpdate({
      target: [verificationCodes.userId, verificationCodes.purpose],
      set: { email: code.email, codeHash: code.codeHash, expiresAt: code.expiresAt, tries: 0 },
    });
}

/** Counts the try before the code is compared, so that parallel guesses cannot share one. */
export async function countTry(db: Database, userId: number, purpose: CodePurpose) {
  const [row] = await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(and(eq(verificationCodes.userId, userId), eq(verificationCodes.purpose, purpose)))
    .returning();
  return row;
}

/** A right answer does not use up a try: the reset screen checks a code first and uses it afterwards. */
export async function forgiveTry(db: Database, userId: number, purpose: CodePurpose): Promise<void> {
  await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} - 1` })
    .where(and(eq(verificationCodes.userId, userId), eq(verificationCodes.purpose, purpose)));
}

export async function deleteCode(tx: Database, userId: number, purpose: CodePurpose): Promise<void> {
  await tx
    .delete(verificationCodes)
    .where(and(eq(verificationCodes.userId, userId), eq(verificationCodes.purpose, purpose)));
}

export async function deleteExpiredCodes(db: Database): Promise<void> {
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, sql`now()`));
}
