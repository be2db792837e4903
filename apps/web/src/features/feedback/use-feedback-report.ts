import type { ScoringWait, Session } from '@bandwise/contract/exam-tests';
import type { Feedback } from '@bandwise/contract/feedback';
import { practiceLimits } from '@bandwise/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { useSessionQuery, useSessionStatusQuery } from '../../lib/exam-tests/exam-tests-api.ts';
import { isMissing } from '../../lib/exam-tests/is-missing.ts';
import { useGenerateFeedbackMutation, useSessionFeedbackQuery } from '../../lib/feedback/feedback-api.ts';
import { arePageQueriesHeld } from '../../lib/page-queries.ts';
import type { ScoringStage } from './waiting/stage-messages.ts';

const { feedbackPollIntervalMs, feedbackPollsUntilDelayed, feedbackPollsMax } = practiceLimits;

export type FeedbackView =
  | { kind: 'loading' }
  | { kind: 'not found' }
  | { kind: 'failed' }
  | { kind: 'delayed'; wait: ScoringWait | null }
  | { kind: 'in progress'; session: Session }
  | { kind: 'unreachable'; failure: ApiFailure; isFeedback: boolean }
  | { kind: 'generating'; stage: ScoringStage | null; wait: ScoringWait | null; polls: number }
  | { kind: 'complete'; session: Session; feedback: Feedback };

/** Loads a session, then its status until feedback is there, then the feedback (section 4 of the specification). */
export function useFeedbackReport(sessionId: number) {
  const [polls, setPolls] = useState(0);
  // The practice that led here has just left its session behind, as it was before the last answer.
  const [afresh] = useState(() => ({ refetchOnMountOrArgChange: !arePageQueriesHeld() }));
  const session = useSessionQuery(sessionId, afresh);
  const status = useSessionStatusQuery(sessionId, { ...afresh, skip: !session.data });
  const state = status.data?.status ?? session.data?.status;
  const isWritten = state === 'feedback_completed';
  const feedback = useSessionFeedbackQuery(sessionId, { ...afresh, skip: !isWritten });

  const isWaiting = session.data?.is_completed === true && !isWritten && state !== 'failed';
  const poll = useEffectEvent(() => {
    setPolls(polls + 1);
    void status.refetch();
    if (polls < feedbackPollsUntilDelayed) void session.refetch();
  });
  useEffect(() => {
    if (!isWaiting || polls >= feedbackPollsMax) return undefined;
    const timer = setTimeout(() => poll(), feedbackPollIntervalMs);
    return () => clearTimeout(timer);
  }, [isWaiting, polls]);

  const [generate] = useGenerateFeedbackMutation();

  async function askAgain() {
    setPolls(0);
    // Finished before feedback was promised with the last answer: nobody is writing it yet.
    if (state === 'completed') await generate(sessionId);
    void session.refetch();
    if (session.data) void status.refetch();
    if (isWritten) void feedback.refetch();
  }

  function view(): FeedbackView {
    if (!session.data) return unloaded(session.error as ApiFailure | undefined, false);
    if (!session.data.is_completed)
      return session.isFetching ? { kind: 'loading' } : { kind: 'in progress', session: session.data };
    if (state === 'failed') return { kind: 'failed' };
    if (isWritten) {
      const written = feedback.currentData;
      if (!written) return unloaded(feedback.error as ApiFailure | undefined, true);
      return { kind: 'complete', session: session.data, feedback: written };
    }
    // Nobody asks any more after the last poll: what was told then is not true for long.
    const wait = polls < feedbackPollsMax ? (status.data?.wait ?? null) : null;
    if (polls >= feedbackPollsUntilDelayed) return { kind: 'delayed', wait };
    return { kind: 'generating', stage: status.data?.stage ?? null, wait, polls };
  }

  return { view: view(), askAgain: () => void askAgain() };
}

function unloaded(failure: ApiFailure | undefined, isFeedback: boolean): FeedbackView {
  if (!failure) return { kind: 'loading' };
  return isMissing(failure) && !isFeedback
    ? { kind: 'not found' }
    : { kind: 'unreachable', failure, isFeedback };
}
