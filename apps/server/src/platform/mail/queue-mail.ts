import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { defineJob } from '../queue/job.ts';
import type { Queue } from '../queue/queue.ts';
import { mails } from './mail.tables.ts';

export const deliverMailJob = defineJob({
  name: 'deliver-mail',
  data: z.object({ mailId: z.int() }),
  retryLimit: 20,
  retryDelayMaxSec: 60,
  expireInSec: 120,
});

/** The mail is sent exactly when the transaction commits. */
export async function queueMail(
  queue: Queue,
  tx: Database,
  mail: { to: string; subject: string; text: string; html: string },
): Promise<void> {
  const { to: recipient, subject, text, html } = mail;
  const [row] = await tx.insert(mails).values({ recipient, subject, text, html }).returning({ id: mails.id });
  if (row) await queue.send(deliverMailJob, { mailId: row.id }, tx);
}
