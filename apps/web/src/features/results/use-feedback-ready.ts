import type { Session } from '@bandwise/contract/exam-tests';
import { practiceLimits } from '@bandwise/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSessionStatusQuery } from '../../lib/exam-tests/exam-tests-api.ts';

/** Asks every three seconds until feedback is there; a call that fails ends the asking. */
export function useFeedbackReady(session: Session, onReady: () => void): boolean {
  const isReadyAlready = session.status === 'feedback_completed';
  const [isAsking, setIsAsking] = useState(!isReadyAlready);
  const { data, isError } = useSessionStatusQuery(session.id, {
    skip: !isAsking,
    pollingInterval: practiceLimits.resultsPollIntervalMs,
  });
  const isReadyNow = data?.status === 'feedback_completed';
  if (isAsking && (isError || isReadyNow)) setIsAsking(false);

  const tellReady = useEffectEvent(onReady);
  useEffect(() => {
    if (isReadyNow) tellReady();
  }, [isReadyNow]);
  return isReadyAlready || isReadyNow;
}
