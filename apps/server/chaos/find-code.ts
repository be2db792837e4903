import type { Stage } from './stage.ts';

/** The newest code for an address. No mail server is set, so that mail is printed. */
export function findCode({ copies }: Stage, email: string): string | undefined {
  const mails = copies.flatMap((copy) => copy.output().split('\n--- mail to ').slice(1));
  const mail = mails.findLast((text) => text.startsWith(`${email}: `) && text.includes('\n---\n'));
  return /\b\d{6}\b/.exec(mail?.slice(email.length).split('\n---\n')[0] ?? '')?.[0];
}
