import type { SessionStatus } from '@bandwise/contract/exam-tests';
import { isFinished } from '../exam-tests/session-state.ts';

interface Scored {
  status: SessionStatus;
  scoringMovedAt: Date | null;
}

/**
 * `owed`: nobody ever asked for feedback, or it was given up. `incomplete`: the report is there, but not every answer is in it.
 * `stuck`: nothing has moved since `standstill`.
 */
type Replay = 'unfinished' | 'under way' | 'nothing' | 'owed' | 'incomplete' | 'stuck';

export function whatToReplay(
  { status, scoringMovedAt }: Scored,
  answers: { failed: number },
  standstill: Date,
): Replay {
  if (!isFinished(status)) return 'unfinished';
  if (status === 'feedback_completed') return answers.failed > 0 ? 'incomplete' : 'nothing';
  if (status !== 'feedback_generating') return 'owed';
  return scoringMovedAt === null || scoringMovedAt < standstill ? 'stuck' : 'under way';
}
