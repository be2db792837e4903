import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { externalCalls } from '../../platform/external-log/external-log.tables.ts';
import { mails } from '../../platform/mail/mail.tables.ts';
import { requestLogs } from '../../platform/request-log/request-log.tables.ts';

/** What somebody asked for, oldest first; what they sent and got is in what the modules keep. */
export async function listRequestsOf(db: Database, userId: number) {
  const { timestamp, method, path, statusCode, ipAddress } = requestLogs;
  return db
    .select({ timestamp, method, path, statusCode, ipAddress })
    .from(requestLogs)
    .where(eq(requestLogs.userId, userId))
    .orderBy(asc(requestLogs.id));
}

/** All that was sent to engines outside for somebody, and what came back, oldest first. */
export async function listExternalCallsOf(db: Database, userId: number) {
  return db
    .select()
    .from(externalCalls)
    .where(eq(externalCalls.userId, userId))
    .orderBy(asc(externalCalls.id));
}

/** Mail to an address, oldest first, without its text: that may hold a code which still counts. */
export async function listMailsTo(db: Database, address: string) {
  const { recipient, subject, status, createdAt } = mails;
  return db
    .select({ recipient, subject, status, createdAt })
    .from(mails)
    .where(eq(sql`lower(${recipient})`, address.toLowerCase()))
    .orderBy(asc(mails.id));
}
