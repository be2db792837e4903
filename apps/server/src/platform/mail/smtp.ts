import { createTransport, type NodemailerError } from 'nodemailer';

const connectionTimeoutMs = 10_000;
const greetingTimeoutMs = 10_000;
const socketTimeoutMs = 30_000;
/** RFC 5321, 4.5.3.1. */
const maxAddressLength = 254;
/** One address and nothing else: no list, no display name, no quoting, no control characters. */
const addressPattern = /^[^\s\p{C}@,;:<>()[\]\\"]+@[^\s\p{C}@,;:<>()[\]\\"]+$/u;
const messageIdPattern = /^[A-Za-z0-9._-]{1,120}$/;
/** nodemailer's codes for a refused envelope or message; any other is about the server, our account or the way there. */
const messageCodes = ['EENVELOPE', 'EMESSAGE'];

interface OutgoingMail {
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The left side of the Message-ID; the same on every attempt, so that receivers can tell a repetition. */
  messageId: string;
}

export interface SmtpTransport {
  send(mail: OutgoingMail): Promise<void>;
  /** Rejects unless the server answers and lets us in. */
  check(): Promise<void>;
  close(): void;
}

/** This mail will never be accepted: do not try again. */
export class SmtpRejected extends Error {
  override readonly name = 'SmtpRejected';
}

/** The server cannot be reached, is busy or does not let us in: try again later. */
export class SmtpUnavailable extends Error {
  override readonly name = 'SmtpUnavailable';
}

export function createSmtpTransport({ smtpUrl, from }: { smtpUrl: string; from: string }): SmtpTransport {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: connectionTimeoutMs,
    greetingTimeout: greetingTimeoutMs,
    socketTimeout: socketTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const messageIdDomain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

  return {
    async send({ to, subject, text, html, messageId }) {
      if (to.length > maxAddressLength || !addressPattern.test(to)) {
        throw new SmtpRejected('The recipient is not a mail address');
      }
      if (/\p{Cc}/u.test(subject)) throw new SmtpRejected('The subject has control characters');
      if (!messageIdPattern.test(messageId)) throw new SmtpRejected('The message id is not valid');
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${messageId}@${messageIdDomain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw classify(error as NodemailerError);
      }
    },
    async check() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

function classify(error: NodemailerError): SmtpRejected | SmtpUnavailable {
  const isAboutThisMail = messageCodes.includes(error.code ?? '') && error.permanent !== false;
  return isAboutThisMail
    ? new SmtpRejected(error.message, { cause: error })
    : new SmtpUnavailable(error.message, { cause: error });
}
