import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice.tsx';
import { notifyFailure } from '../../lib/notify-failure.ts';
import { notify } from '../../lib/notify.ts';
import { tellChange } from '../../lib/outbox/changes.ts';
import { setOutboxState, watchOutbox } from '../../lib/outbox/outbox-state.ts';
import type { SendOutcome } from '../../lib/outbox/send-answer.ts';
import { startSender } from '../../lib/outbox/sender.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { sentenceGap } from '../../lib/sentence-gap.ts';
import styles from './outbox-status.module.css';
import { RefusedAnswer } from './refused-answer.tsx';

interface OutboxStatusProps {
  userId: number;
}

/** On every page of a signed-in user: sends what lies in the outbox, and says what does not get through. */
export default function OutboxStatus({ userId }: OutboxStatusProps) {
  const { t, i18n } = useTranslation(['outbox', 'common']);
  const { answers, isStuck } = useOutbox();
  const tell = useEffectEvent((outcome: SendOutcome) => {
    if (outcome.kind === 'sent') notify('success', t('uploaded'));
    // A network that is gone is told on the page, and a server that is down only once.
    else if (outcome.kind === 'refused' || (!isStuck && outcome.failure.code !== 'network'))
      notifyFailure(outcome.failure, t('uploadFailed'));
    if (outcome.kind === 'later') setOutboxState({ isStuck: true });
  });

  useEffect(() => {
    const stopWatching = watchOutbox(userId);
    const stopSending = startSender({ userId, onOutcome: (outcome) => tell(outcome) });
    return () => {
      stopSending();
      stopWatching();
    };
  }, [userId]);

  const waiting = answers.filter(({ state }) => state === 'waiting').length;
  const refused = answers.filter(({ state }) => state === 'refused');
  if (refused.length === 0 && !(isStuck && waiting > 0)) return null;
  return (
    <div className={`container ${styles.status}`}>
      {isStuck && waiting > 0 && (
        <Notice tone="success">
          <div className={styles.line}>
            <span>
              <span className="strong">{t('kept', { total: waiting })}</span>
              {sentenceGap(i18n.language)}
              {t('keptText')}
            </span>
            <Button variant="text" size="small" onClick={() => tellChange({ kind: 'changed' })}>
              {t('sendNow')}
            </Button>
          </div>
        </Notice>
      )}
      {refused.map((answer) => (
        <RefusedAnswer key={answer.id} answer={answer} />
      ))}
    </div>
  );
}
