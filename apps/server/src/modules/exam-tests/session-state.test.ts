import { sessionStatuses, type SessionStatus } from '@bandwise/contract/exam-tests';
import { describe, expect, it } from 'vitest';
import { isFinished, moveSession, placeAfterAnswer } from './session-state.ts';

const movers = ['learner', 'answers', 'examiner'] as const;
const possible = movers.flatMap((mover) =>
  sessionStatuses.flatMap((from) =>
    sessionStatuses.flatMap((to) => {
      try {
        moveSession(from, to, mover);
      } catch {
        return [];
      }
      return from === to ? [] : [`${mover}: ${from} → ${to}`];
    }),
  ),
);

describe('the status of a session', () => {
  it('moves in these ways and no others', () => {
    expect(possible).toEqual([
      'learner: in_progress → paused',
      'learner: paused → in_progress',
      'answers: in_progress → completed',
      'answers: paused → completed',
      'examiner: completed → feedback_generating',
      'examiner: feedback_generating → feedback_completed',
      'examiner: feedback_generating → failed',
      'examiner: feedback_completed → feedback_generating',
      'examiner: failed → feedback_generating',
    ]);
  });

  it.each(sessionStatuses)('%s may be asked for again', (status) => {
    expect(moveSession(status, status, 'learner')).toBe(status);
  });

  it('an impossible move is a conflict', () => {
    expect(() => moveSession('completed', 'in_progress', 'learner')).toThrow(
      expect.objectContaining({ code: 'impossible_session_move', status: 409 }) as Error,
    );
  });

  it('only in progress and paused take answers', () => {
    const open: SessionStatus[] = ['in_progress', 'paused'];
    expect(sessionStatuses.filter((status) => !isFinished(status))).toEqual(open);
  });
});

describe('the place in a session after an answer', () => {
  const asked = (answered: number[]) =>
    [1, 2, 3, 4].map((questionOrder) => ({ questionOrder, isAnswered: answered.includes(questionOrder) }));

  it.each([
    ['the next question', [], 1, 1, 2],
    ['past a question that has been answered', [2], 1, 1, 3],
    ['back to one that was left out', [2, 3], 4, 4, 1],
    ['nowhere when the answer is repeated', [1], 1, 2, 2],
    ['nowhere when the learner is elsewhere', [], 1, 3, 3],
  ])('moves to %s', (_where, answered, answer, current, expected) => {
    expect(placeAfterAnswer(asked(answered), answer, current)).toEqual({
      currentQuestionOrder: expected,
      isCompleted: false,
    });
  });

  it('is the end when nothing is left, also when the last answer is repeated', () => {
    expect(placeAfterAnswer(asked([1, 2, 3]), 4, 4).isCompleted).toBe(true);
    expect(placeAfterAnswer(asked([1, 2, 3, 4]), 4, 4).isCompleted).toBe(true);
  });
});
