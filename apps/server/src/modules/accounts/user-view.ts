import type { User } from '@bandwise/contract/accounts';
import type { UserRow } from './users.repository.ts';

/** A user as the person themselves sees it. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.fullName,
    fullName: row.fullName,
    email: row.email,
    pendingEmail: row.pendingEmail,
    isAdmin: row.isAdmin,
    isAnonymous: row.isAnonymous,
    isEmailVerified: row.emailVerifiedAt !== null,
    createdAt: row.createdAt.toISOString(),
  };
}
