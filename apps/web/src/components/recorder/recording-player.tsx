import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './recorder.module.css';

interface RecordingPlayerProps {
  wav: Blob;
}

/** The browser's own player, which every phone and screen reader knows. */
export function RecordingPlayer({ wav }: RecordingPlayerProps) {
  const { t } = useTranslation('recorder');
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(wav);
    player.current?.setAttribute('src', url);
    return () => URL.revokeObjectURL(url);
  }, [wav]);
  return <audio ref={player} className={styles.player} controls aria-label={t('player')} />;
}
