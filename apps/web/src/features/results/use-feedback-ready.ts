import type { ScoringWait, Session } from '@bandwise/contract/exam-tests';
import { practiceLimits } from '@bandwise/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSessionStatusQuery } from '../../lib/exam-tests/exam-tests-api.ts';

interface FeedbackReadiness {
  isReady: boolean;
  /** Who is served first, while it is asked for. */
  wait: ScoringWait | null;
}

/** Asks every three seconds until feedback is there; a call that fails ends the asking. */
export function useFeedbackReady(session: Session, onReady: () => void): FeedbackReadiness {
  const isReadyAlready = session.status === 'feedback_completed';
  // Kept apart from the reply, which is gone as soon as nobody asks any more.
  const [asking, setAsking] = useState<'going on' | 'ready' | 'failed'>(
    isReadyAlready ? 'ready' : 'going on',
  );
  const { data, isError } = useSessionStatusQuery(session.id, {
    skip: asking !== 'going on',
    pollingInterval: practiceLimits.resultsPollIntervalMs,
  });
  if (asking === 'going on' && data?.status === 'feedback_completed') setAsking('ready');
  else if (asking === 'going on' && isError) setAsking('failed');

  const isReady = isReadyAlready || asking === 'ready';
  const hasJustBecomeReady = isReady && !isReadyAlready;
  const tellReady = useEffectEvent(onReady);
  useEffect(() => {
    if (hasJustBecomeReady) tellReady();
  }, [hasJustBecomeReady]);
  return { isReady, wait: asking === 'going on' ? (data?.wait ?? null) : null };
}
