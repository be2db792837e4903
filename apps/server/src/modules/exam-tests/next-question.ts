import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { requestFeedback } from '../feedback/request-feedback.ts';
import { findRecording } from '../recordings/recordings.repository.ts';
import { lockOwnSession } from './open-session.ts';
import { isFinished, moveSession, placeAfterAnswer } from './session-state.ts';
import {
  listQuestionsOf,
  markQuestionAnswered,
  updateSession,
  type SessionRow,
} from './sessions.repository.ts';

/** The answer counts. Repeating the call, also from another tab, changes nothing and answers where the session is. */
export async function nextQuestion(
  platform: Platform,
  identity: Identity,
  id: number,
  audioId: number,
): Promise<SessionRow> {
  return platform.db.transaction(async (tx) => {
    const session = await lockOwnSession(tx, identity, id);
    const recording = await findRecording(tx, audioId);
    if (recording?.sessionId !== id) throw new ApiError('recording_not_found');
    if (isFinished(session.status)) return session;

    const now = platform.now();
    const questions = await listQuestionsOf(tx, id);
    const answered = questions.find(({ questionOrder }) => questionOrder === recording.questionOrder);
    if (!answered) throw new ApiError('unknown_question');
    if (answered.answeredAt === null) await markQuestionAnswered(tx, answered.id, now);
    const { currentQuestionOrder, isCompleted } = placeAfterAnswer(
      questions.map(({ questionOrder, answeredAt }) => ({ questionOrder, isAnswered: answeredAt !== null })),
      answered.questionOrder,
      session.currentQuestionOrder,
    );
    const others = questions.filter((question) => question !== answered && question.answeredAt !== null);
    const moved = await updateSession(tx, id, {
      // Whoever answers has gone on, also when the session was paused.
      status: isCompleted
        ? moveSession(session.status, 'completed', 'answers')
        : moveSession(session.status, 'in_progress', 'learner'),
      currentQuestionOrder,
      completedQuestions: others.length + 1,
      updatedAt: now,
      ...(isCompleted ? { completedAt: now } : {}),
    });
    return isCompleted ? requestFeedback(platform, tx, moved) : moved;
  });
}
