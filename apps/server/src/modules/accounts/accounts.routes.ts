import * as calls from '@bandwise/contract/accounts';
import { chooseLanguage, type Language } from '@bandwise/contract/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerAddress } from '../../platform/http/caller-address.ts';
import { registerOperation } from '../../platform/http/register-operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { addressUnit } from '../../platform/rate-limit/rate-limiter.ts';
import { deleteToken } from './access-tokens.repository.ts';
import * as limits from './account-limits.ts';
import { changePassword, confirmPassword } from './change-password.ts';
import { eraseUser } from './erase-user.ts';
import { exportUserData, type PersonalData } from './export-user-data.ts';
import type { Identities } from './identities.ts';
import { isAnonymousEnabled } from './options.repository.ts';
import { registerAccount } from './register-account.ts';
import { requestChallenge } from './request-challenge.ts';
import { resendVerification } from './resend-verification.ts';
import { checkResetCode, requestPasswordReset, resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { startAnonymous } from './start-anonymous.ts';
import { updateProfile } from './update-profile.ts';
import { verifyEmail } from './verify-email.ts';

const languageOf = (request: FastifyRequest): Language => chooseLanguage(request.headers['accept-language']);

export function registerAccounts(
  app: FastifyInstance,
  platform: Platform,
  identities: Identities,
  personalData: readonly PersonalData[],
): void {
  const { rateLimiter } = platform;
  const address = (request: FastifyRequest): string => addressUnit(callerAddress(request));

  registerOperation(app, calls.requestChallenge, async ({ body, request }) => {
    await rateLimiter.consume(limits.signInPerAddress, `challenge:${address(request)}`);
    return requestChallenge(platform, body.username);
  });

  registerOperation(app, calls.login, async ({ body, request }) => {
    await rateLimiter.consume(limits.signInPerAddress, address(request));
    await rateLimiter.consume(limits.signInPerAccount, body.username.toLowerCase());
    return signIn(platform, body, languageOf(request));
  });

  registerOperation(app, calls.register, async ({ body, identity, request }) => {
    await rateLimiter.consume(limits.registerPerAddress, address(request));
    await rateLimiter.consume(limits.registerPerAccount, body.email.toLowerCase());
    const session = await registerAccount(platform, body, identity, languageOf(request));
    identities.forget(session.user.id);
    return session;
  });

  registerOperation(app, calls.verifyEmail, async ({ body, identity, request }) => {
    await rateLimiter.consume(limits.codePerAddress, address(request));
    await rateLimiter.consume(limits.codePerAccount, body.email.toLowerCase());
    const user = await verifyEmail(platform, identity, body);
    identities.forget(user.id);
    return { user };
  });

  registerOperation(app, calls.resendVerification, async ({ body, identity, request }) => {
    await rateLimiter.consume(limits.codePerAddress, address(request));
    await resendVerification(platform, identity, body.email, languageOf(request));
    return { message: 'Verification code sent successfully' };
  });

  registerOperation(app, calls.getMe, async ({ identity }) => ({ user: identity.user }));

  registerOperation(app, calls.updateProfile, async ({ body, identity, request }) => {
    const user = await updateProfile(platform, identity, body, languageOf(request));
    identities.forget(user.id);
    return { user };
  });

  registerOperation(app, calls.changePassword, async ({ body, identity }) => {
    await changePassword(platform, identity, {
      currentPassword: body.current_password,
      newPassword: body.new_password,
    });
    identities.forget(identity.user.id);
    return { message: 'Password changed successfully' };
  });

  registerOperation(app, calls.forgotPassword, async ({ body, request }) => {
    await rateLimiter.consume(limits.codePerAddress, address(request));
    await requestPasswordReset(platform, body.email, languageOf(request));
    return { message: 'Verification code sent successfully' };
  });

  registerOperation(app, calls.verifyResetCode, async ({ body, request }) => {
    await rateLimiter.consume(limits.codePerAddress, address(request));
    await rateLimiter.consume(limits.codePerAccount, `reset:${body.email.toLowerCase()}`);
    await checkResetCode(platform, body);
    return { message: 'Code verified successfully' };
  });

  registerOperation(app, calls.resetPassword, async ({ body, request }) => {
    await rateLimiter.consume(limits.codePerAddress, address(request));
    await rateLimiter.consume(limits.codePerAccount, `reset:${body.email.toLowerCase()}`);
    const { email, code, new_password: newPassword } = body;
    identities.forget(await resetPassword(platform, { email, code, newPassword }));
    return { message: 'Password reset successfully' };
  });

  registerOperation(app, calls.logout, async ({ identity }) => {
    await deleteToken(platform.db, identity.tokenId);
    identities.forget(identity.user.id);
    return { message: 'Logged out successfully' };
  });

  registerOperation(app, calls.startAnonymous, async ({ request }) => {
    await rateLimiter.consume(limits.anonymousPerAddress, address(request));
    return startAnonymous(platform, languageOf(request));
  });

  registerOperation(app, calls.getSignInOptions, async () => ({
    anonymous_enabled: await isAnonymousEnabled(platform.db),
  }));

  registerOperation(app, calls.exportMyData, async ({ identity, reply }) => {
    await rateLimiter.consume(limits.exportPerAccount, String(identity.user.id));
    return reply
      .type('application/zip')
      .header('Content-Disposition', 'attachment; filename="bandwise-my-data.zip"')
      .send(await exportUserData(platform, identity.user.id, personalData));
  });

  registerOperation(app, calls.deleteMyAccount, async ({ body, identity }) => {
    if (!identity.user.isAnonymous) await confirmPassword(platform, identity, body.password ?? '');
    await platform.db.transaction((tx) => eraseUser(platform.queue, tx, identity.user.id));
    identities.forget(identity.user.id);
    return { message: 'Account deleted' };
  });
}
