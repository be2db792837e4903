/** The reasons for which we send a code. */
export type MailKind = 'verify-email' | 'reset-password' | 'change-email';

/** Everything a mail says, in one language. */
export interface MailTexts {
  /** Without a name, a greeting that needs none. */
  greeting: (name: string | undefined) => string;
  validity: (minutes: number) => string;
  keepSecret: string;
  signature: string;
  kinds: Record<MailKind, KindTexts>;
}

interface KindTexts {
  subject: string;
  /** Leads to the code, which follows it. */
  introduction: string;
  notYou: string;
}
