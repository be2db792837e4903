import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice.tsx';
import { RecordingPlayer } from '../../components/recorder/recording-player.tsx';
import type { KeptAnswer } from '../../lib/outbox/kept-answer.ts';
import { keyOf } from '../../lib/outbox/kept-answer.ts';
import { readSound } from '../../lib/outbox/read-sound.ts';
import styles from './practice-page.module.css';

interface RestoredAnswerProps {
  draft: KeptAnswer;
  onDiscard: () => void;
  action: ReactNode;
}

/** A recording that was made before the page was closed or reloaded, and never saved. */
export function RestoredAnswer({ draft, onDiscard, action }: RestoredAnswerProps) {
  const { t } = useTranslation('practice');
  const [wav, setWav] = useState<Blob | null>(null);
  useEffect(() => {
    let isOver = false;
    void readSound(keyOf(draft)).then((sound) => {
      if (!isOver) setWav(sound);
    });
    return () => {
      isOver = true;
    };
  }, [draft]);
  return (
    <section className={`card ${styles.completed}`} aria-label={t('restored.label')}>
      <Notice tone="info">{t('restored.text')}</Notice>
      {wav && <RecordingPlayer wav={wav} />}
      <div className={styles.restoredActions}>
        <Button variant="outlined" onClick={onDiscard}>
          {t('restored.again')}
        </Button>
        {action}
      </div>
    </section>
  );
}
