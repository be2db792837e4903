import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../../../lib/api-failure.ts';
import { notifyFailure } from '../../../../lib/notify-failure.ts';
import { notify } from '../../../../lib/notify.ts';
import { useReplayScoringMutation, type RecordDetail } from '../record-api.ts';

/** A replay from the press of its button until the session is scored, or has failed once more. */
export function useReplay({ session }: RecordDetail, onReplayed: () => Promise<unknown>) {
  const { t } = useTranslation('test-records');
  const [replay] = useReplayScoringMutation();
  const [state, setState] = useState<'idle' | 'asking' | 'running' | 'ended'>('idle');
  const isMoving = session.status === 'feedback_generating' || session.status === 'completed';
  if (state === 'running' && !isMoving) setState('ended');

  async function start() {
    setState('asking');
    const { error } = await replay(session.id);
    if (error) notifyFailure(error as ApiFailure, t('replay.failed'));
    else notify('info', t('replay.started'));
    await onReplayed();
    setState(error ? 'idle' : 'running');
  }

  return {
    start: () => void start(),
    isUnderWay: state === 'asking' || state === 'running',
    hasEnded: state === 'ended',
  };
}

export type Replay = ReturnType<typeof useReplay>;
