import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Mail on its way out. Once a mail server has taken it, its text is removed: it may hold a code. */
export const mails = pgTable(
  'mails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text(),
    html: text(),
    /** `outbox`: no mail server is set; it was printed on the console and waits here to be read. */
    status: text({ enum: ['queued', 'outbox', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    error: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    index('mails_recipient').on(table.recipient, table.id),
    index('mails_created_at').on(table.createdAt),
  ],
);
