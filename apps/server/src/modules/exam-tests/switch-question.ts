import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockOwnSession } from './open-session.ts';
import { isFinished } from './session-state.ts';
import { updateSession, type SessionRow } from './sessions.repository.ts';

const steps = { next: 1, previous: -1 };

export async function switchQuestion(
  platform: Platform,
  identity: Identity,
  id: number,
  direction: keyof typeof steps,
): Promise<SessionRow> {
  return platform.db.transaction(async (tx) => {
    const session = await lockOwnSession(tx, identity, id);
    if (isFinished(session.status)) throw new ApiError('session_closed');
    const wanted = session.currentQuestionOrder + steps[direction];
    const currentQuestionOrder = Math.min(Math.max(wanted, 1), session.totalQuestions);
    return updateSession(tx, id, { currentQuestionOrder, updatedAt: platform.now() });
  });
}
