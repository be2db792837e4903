import type { User, verifyEmail as verifyEmailOperation } from '@bandwise/contract/accounts';
import { send } from '../api-client.ts';

export async function verifyEmail(email: string, code: string): Promise<User> {
  const { user } = await send<typeof verifyEmailOperation>('POST', '/auth/verify-email', {
    body: { email, code: code.trim() },
  });
  return user;
}
