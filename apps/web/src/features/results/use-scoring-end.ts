import type { ScoringWait, Session, SessionStatus } from '@bandwise/contract/exam-tests';
import { practiceLimits } from '@bandwise/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSessionStatusQuery } from '../../lib/exam-tests/exam-tests-api.ts';

/** Feedback is there, or will not come by itself. */
export type ScoringEnd = 'ready' | 'failed';

const endOf: Partial<Record<SessionStatus, ScoringEnd>> = { feedback_completed: 'ready', failed: 'failed' };

interface Scoring {
  end: ScoringEnd | null;
  /** Who is served first, while it is asked for. */
  wait: ScoringWait | null;
}

/** Asks every three seconds until the scoring has ended; a call that fails ends the asking. */
export function useScoringEnd(session: Session, onEnd: () => void): Scoring {
  const endBefore = endOf[session.status] ?? null;
  // Kept apart from the reply, which is gone as soon as nobody asks any more.
  const [told, setTold] = useState<ScoringEnd | null>(null);
  const [isCutOff, setIsCutOff] = useState(false);
  const isAsking = !endBefore && !told && !isCutOff;
  const { data, isError } = useSessionStatusQuery(session.id, {
    skip: !isAsking,
    pollingInterval: practiceLimits.resultsPollIntervalMs,
  });
  const end = data && endOf[data.status];
  if (isAsking && end) setTold(end);
  else if (isAsking && isError) setIsCutOff(true);

  const hasJustEnded = told !== null && !endBefore;
  const tellEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (hasJustEnded) tellEnd();
  }, [hasJustEnded]);
  return { end: endBefore ?? told, wait: isAsking ? (data?.wait ?? null) : null };
}
