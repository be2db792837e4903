import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { mails } from './mail.tables.ts';

const listedMax = 50;
const keptDays = 30;

/** The newest mails first; the text is gone from those that a mail server has taken. */
export async function listOutbox(db: Database, options: { to?: string | undefined } = {}) {
  const rows = await db
    .select()
    .from(mails)
    .where(
      options.to === undefined ? undefined : eq(sql`lower(${mails.recipient})`, options.to.toLowerCase()),
    )
    .orderBy(desc(mails.id))
    .limit(listedMax);
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    status: row.status,
    created_at: row.createdAt.toISOString(),
  }));
}

export async function pruneMails(db: Database): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, sql`now() - make_interval(days => ${keptDays})`));
}

export async function deleteMailsTo(db: Database, recipient: string): Promise<void> {
  await db.delete(mails).where(eq(sql`lower(${mails.recipient})`, recipient.toLowerCase()));
}
