import type { Language } from '@bandwise/contract/languages';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { resendPerEmail } from './account-limits.ts';
import { sendCodeJob } from './send-code.ts';
import { mailCode } from './verification-codes.ts';

export async function resendVerification(
  platform: Platform,
  caller: Identity | undefined,
  email: string,
  language: Language,
): Promise<void> {
  await platform.rateLimiter.consume(resendPerEmail, email.toLowerCase());
  if (caller?.user.pendingEmail?.toLowerCase() === email.toLowerCase()) {
    const { id: userId, fullName } = caller.user;
    await platform.db.transaction((tx) =>
      mailCode(platform, tx, { userId, fullName, purpose: 'change-email', email, language }),
    );
    return;
  }
  await platform.queue.send(sendCodeJob, { purpose: 'verify-email', email, language });
}
