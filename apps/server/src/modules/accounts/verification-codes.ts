import type { Language } from '@bandwise/contract/languages';
import { codeLifetimeSec, codeMaxTries } from '@bandwise/contract/limits';
import type { Database } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { renderMail } from '../../platform/mail/templates.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { randomCode } from './random-secrets.ts';
import { countTry, forgiveTry, replaceCode, type CodePurpose } from './verification-codes.repository.ts';

/** Makes a code that replaces any earlier one for the same purpose, and mails it when the transaction commits. */
export async function mailCode(
  platform: Pick<Platform, 'queue' | 'now'>,
  tx: Database,
  request: { userId: number; fullName: string; purpose: CodePurpose; email: string; language: Language },
): Promise<void> {
  const code = randomCode();
  const expiresAt = new Date(platform.now().getTime() + codeLifetimeSec * 1000);
  const { userId, purpose, email } = request;
  await replaceCode(tx, {
    userId,
    purpose,
    email: email.toLowerCase(),
    codeHash: await hashPassword(code),
    expiresAt,
  });
  const mail = renderMail(purpose, request.language, {
    fullName: request.fullName,
    code,
    minutes: codeLifetimeSec / 60,
  });
  await queueMail(platform.queue, tx, { to: email, ...mail });
}

/** Checks a code against the newest one. Takes as long when there is none. */
export async function isRightCode(
  platform: Pick<Platform, 'db' | 'now'>,
  attempt: { userId: number | undefined; purpose: CodePurpose; email: string; code: string },
): Promise<boolean> {
  const { userId, purpose } = attempt;
  const row = userId === undefined ? undefined : await countTry(platform.db, userId, purpose);
  const matches = await verifyPassword(row?.codeHash, attempt.code);
  if (!row || userId === undefined) return false;
  const counts =
    row.tries <= codeMaxTries && row.expiresAt > platform.now() && row.email === attempt.email.toLowerCase();
  if (matches && counts) await forgiveTry(platform.db, userId, purpose);
  return matches && counts;
}
