import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { moveSession } from '../exam-tests/session-state.ts';
import { updateSession, type SessionRow } from '../exam-tests/sessions.repository.ts';
import { noteScoring } from './note-scoring.ts';

/** Under the session's lock: it failed until somebody asks again, or work that was lost comes after all. */
export async function giveUpScoring(
  platform: Pick<Platform, 'now'>,
  tx: Database,
  session: SessionRow,
): Promise<void> {
  await updateSession(tx, session.id, {
    status: moveSession(session.status, 'failed', 'examiner'),
    updatedAt: platform.now(),
  });
  await noteScoring(platform, tx, { sessionId: session.id, event: 'given_up' });
}
