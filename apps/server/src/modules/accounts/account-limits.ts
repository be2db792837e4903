import { codeResendAfterSec } from '@bandwise/contract/limits';
import type { RateLimit } from '../../platform/rate-limit/rate-limiter.ts';

/** Per address the limits leave room for a classroom behind one router; per account they stop guessing. */
export const signInPerAddress: RateLimit = { name: 'sign-in-address', max: 100, windowSec: 300 };
export const signInPerAccount: RateLimit = { name: 'sign-in-account', max: 10, windowSec: 300 };
export const registerPerAddress: RateLimit = { name: 'register-address', max: 60, windowSec: 3600 };
export const registerPerAccount: RateLimit = { name: 'register-account', max: 5, windowSec: 3600 };
export const anonymousPerAddress: RateLimit = { name: 'anonymous-address', max: 60, windowSec: 3600 };
export const codePerAddress: RateLimit = { name: 'code-address', max: 100, windowSec: 900 };
export const codePerAccount: RateLimit = { name: 'code-account', max: 10, windowSec: 900 };
export const exportPerAccount: RateLimit = { name: 'export-account', max: 5, windowSec: 3600 };
export const passwordPerAccount: RateLimit = { name: 'password-account', max: 10, windowSec: 900 };

/** A new code at most once a minute, for addresses we know and those we do not. */
export const resendPerEmail: RateLimit = {
  name: 'resend-email',
  max: 1,
  windowSec: codeResendAfterSec,
  exact: true,
};
