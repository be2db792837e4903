import { and, asc, count, eq, isNull, max, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { papers } from './exam-tests.tables.ts';

export type PaperRow = typeof papers.$inferSelect;
type NewPaper = typeof papers.$inferInsert;

/** Any constant of our own: versions of papers are written by one at a time. */
const papersLockId = 4_201_833_020;

const isCurrent = sql`${papers.isCurrent}`;
const offered = (includeRetired: boolean): SQL | undefined =>
  and(isCurrent, includeRetired ? undefined : isNull(papers.retiredAt));

export async function lockPapers(tx: Database): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${papersLockId})`);
}

export async function listCurrentPapers(
  db: Database,
  page: { includeRetired: boolean; limit?: number; offset?: number },
): Promise<PaperRow[]> {
  const query = db.select().from(papers).where(offered(page.includeRetired)).$dynamic();
  if (page.limit !== undefined) query.limit(page.limit).offset(page.offset ?? 0);
  return query.orderBy(asc(papers.book), asc(papers.test));
}

export async function drawPapers(db: Database, limit: number): Promise<PaperRow[]> {
  return db
    .select()
    .from(papers)
    .where(offered(false))
    .orderBy(sql`random()`)
    .limit(limit);
}

export async function countCurrentPapers(db: Database, includeRetired: boolean): Promise<number> {
  const [row] = await db.select({ papers: count() }).from(papers).where(offered(includeRetired));
  return row?.papers ?? 0;
}

export async function findCurrentPaper(
  db: Database,
  numbers: { book: number; test: number },
): Promise<PaperRow | undefined> {
  const [row] = await db
    .select()
    .from(papers)
    .where(and(isCurrent, eq(papers.book, numbers.book), eq(papers.test, numbers.test)));
  return row;
}

/** Takes the place of the version before it, which stays for the sessions that began with it. */
export async function insertPaperVersion(
  tx: Database,
  paper: Omit<NewPaper, 'version' | 'isCurrent'>,
): Promise<void> {
  await tx
    .update(papers)
    .set({ isCurrent: false })
    .where(and(eq(papers.code, paper.code), isCurrent));
  const [newest] = await tx
    .select({ version: max(papers.version) })
    .from(papers)
    .where(eq(papers.code, paper.code));
  await tx.insert(papers).values({ ...paper, version: (newest?.version ?? 0) + 1, isCurrent: true });
}

export async function setRetired(
  tx: Database,
  id: number,
  retiredAt: Date | null,
): Promise<PaperRow | undefined> {
  const [row] = await tx.update(papers).set({ retiredAt }).where(eq(papers.id, id)).returning();
  return row;
}
