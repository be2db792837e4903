import type { updateSession as updateSessionCall } from '@bandwise/contract/exam-tests';
import type { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockOwnSession } from './open-session.ts';
import { isFinished, moveSession } from './session-state.ts';
import { updateSession, type SessionRow } from './sessions.repository.ts';

/** What a learner may change: pausing, going on, and the question they are at. */
export async function changeSession(
  platform: Platform,
  identity: Identity,
  id: number,
  change: z.output<typeof updateSessionCall.body>,
): Promise<SessionRow> {
  return platform.db.transaction(async (tx) => {
    const session = await lockOwnSession(tx, identity, id);
    const status = moveSession(session.status, change.status ?? session.status, 'learner');
    const currentQuestionOrder = change.current_question_order ?? session.currentQuestionOrder;
    if (currentQuestionOrder > session.totalQuestions) throw new ApiError('unknown_question');
    if (status === session.status && currentQuestionOrder === session.currentQuestionOrder) return session;
    if (isFinished(status)) throw new ApiError('session_closed');
    return updateSession(tx, id, { status, currentQuestionOrder, updatedAt: platform.now() });
  });
}
