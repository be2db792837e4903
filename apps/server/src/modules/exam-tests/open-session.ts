import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { findSession, lockSession, type SessionRow } from './sessions.repository.ts';

/** To look at: their own, and any for an administrator. Somebody else's session is as good as none. */
export async function openSession(db: Database, identity: Identity, id: number): Promise<SessionRow> {
  const session = await findSession(db, id);
  if (!session || (session.userId !== identity.user.id && !identity.user.isAdmin))
    throw new ApiError('session_not_found');
  return session;
}

/** To change, under a lock: nobody practises in another's place. */
export async function lockOwnSession(tx: Database, identity: Identity, id: number): Promise<SessionRow> {
  const session = await lockSession(tx, id);
  if (session?.userId !== identity.user.id) throw new ApiError('session_not_found');
  return session;
}
