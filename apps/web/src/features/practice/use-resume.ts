import type { Session } from '@bandwise/contract/exam-tests';
import { useEffect } from 'react';
import { useUpdateSessionMutation } from '../../lib/exam-tests/exam-tests-api.ts';

/** A paused session goes on when it is opened; should that not get through, answering it makes it go on as well. */
export function useResume({ id, status }: Session): void {
  const [update] = useUpdateSessionMutation();
  const isPaused = status === 'paused';
  useEffect(() => {
    if (isPaused) void update({ id, status: 'in_progress' });
  }, [id, isPaused, update]);
}
