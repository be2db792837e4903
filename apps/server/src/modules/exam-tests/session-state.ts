import type { SessionStatus } from '@bandwise/contract/exam-tests';
import { ApiError } from '../../platform/errors/api-error.ts';

/** Who moves a session: the learner by asking, the last answer by arriving, the examiner by writing feedback. */
type Mover = 'learner' | 'answers' | 'examiner';

/** Every move there is, and who alone may make it. */
const moves: Record<SessionStatus, Partial<Record<SessionStatus, Mover>>> = {
  in_progress: { paused: 'learner', completed: 'answers' },
  paused: { in_progress: 'learner', completed: 'answers' },
  completed: { feedback_generating: 'examiner' },
  feedback_generating: { feedback_completed: 'examiner', failed: 'examiner' },
  feedback_completed: { feedback_generating: 'examiner' },
  failed: { feedback_generating: 'examiner' },
};

export const isFinished = (status: SessionStatus): boolean => status !== 'in_progress' && status !== 'paused';

/** Staying is always possible, so that a call may be repeated; an impossible move is a 409. */
export function moveSession(from: SessionStatus, to: SessionStatus, mover: Mover): SessionStatus {
  if (from !== to && moves[from][to] !== mover) throw new ApiError('impossible_session_move');
  return to;
}

interface Place {
  currentQuestionOrder: number;
  isCompleted: boolean;
}

/**
 * Where a session stands once `answered` counts. It moves on from the question that was answered only: when the
 * learner is elsewhere by now, the answer was repeated or came from another tab.
 */
export function placeAfterAnswer(
  questions: readonly { questionOrder: number; isAnswered: boolean }[],
  answered: number,
  currentQuestionOrder: number,
): Place {
  const pending = questions
    .filter(({ questionOrder, isAnswered }) => !isAnswered && questionOrder !== answered)
    .map(({ questionOrder }) => questionOrder);
  const [firstPending] = pending;
  if (firstPending === undefined) return { currentQuestionOrder, isCompleted: true };
  const next = pending.find((order) => order > answered) ?? firstPending;
  return {
    currentQuestionOrder: currentQuestionOrder === answered ? next : currentQuestionOrder,
    isCompleted: false,
  };
}
