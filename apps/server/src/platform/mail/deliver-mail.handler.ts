import { and, eq } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import { handleJob } from '../queue/job.ts';
import { mails } from './mail.tables.ts';
import { deliverMailJob } from './queue-mail.ts';
import { createSmtpTransport, SmtpRejected } from './smtp.ts';

/** Sends a queued mail, or prints it where no mail server is set. A mail that was dealt with is left alone. */
export function deliverMailHandler(platform: Platform, print: (text: string) => void) {
  const { smtpUrl, mailFrom } = platform.settings;
  const transport = smtpUrl === undefined ? undefined : createSmtpTransport({ smtpUrl, from: mailFrom });

  return handleJob(deliverMailJob, async ({ mailId }) => {
    const [mail] = await platform.db
      .select()
      .from(mails)
      .where(and(eq(mails.id, mailId), eq(mails.status, 'queued')));
    if (mail?.text == null || mail.html === null) return;

    const settle = (change: Partial<typeof mails.$inferInsert>) =>
      platform.db
        .update(mails)
        .set({ deliveredAt: platform.now(), ...change })
        .where(eq(mails.id, mailId));

    if (!transport) {
      print(`\n--- mail to ${mail.recipient}: ${mail.subject}\n${mail.text}\n---\n`);
      await settle({ status: 'outbox' });
      return;
    }
    try {
      const { recipient: to, subject, text, html } = mail;
      await transport.send({
        to,
        subject,
        text,
        html,
        messageId: `bandwise-${String(mailId)}-${String(mail.createdAt.getTime())}`,
      });
      await settle({ status: 'sent', text: null, html: null });
    } catch (error) {
      if (!(error instanceof SmtpRejected)) throw error;
      platform.log.warn({ mailId, reason: error.message }, 'the mail server refused a mail');
      await settle({ status: 'failed', error: error.message, text: null, html: null });
    }
  });
}
