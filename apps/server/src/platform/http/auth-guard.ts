import type { Access } from '@bandwise/contract/operation';
import { ApiError } from '../errors/api-error.ts';
import type { Authenticate, Identity } from './identity.ts';

const bearer = /^Bearer ([\w-]{20,200})$/i;

/** Lets a caller in, or throws what to answer. Public operations still learn who calls, when a valid token came along. */
export async function guard(
  access: Access,
  authorization: string | undefined,
  authenticate: Authenticate,
): Promise<Identity | undefined> {
  const token = authorization === undefined ? undefined : bearer.exec(authorization)?.[1];
  const identity = token === undefined ? undefined : await authenticate(token);
  if (access === 'public') return identity;
  if (identity === undefined) throw new ApiError('not_authenticated');
  if (access === 'unverified') return identity;
  if (!identity.user.isEmailVerified && !identity.user.isAnonymous) throw new ApiError('email_not_verified');
  if (access === 'admin' && !identity.user.isAdmin) throw new ApiError('admin_only');
  return identity;
}
