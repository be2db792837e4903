import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import styles from './transcript.module.css';

/** From here on a listener begins to wait (board 06). */
const longFromSec = 1;

interface PauseProps {
  seconds: number;
}

/** A silence where it fell. */
export function Pause({ seconds }: PauseProps) {
  const { t, i18n } = useTranslation('feedback');
  const rounded = formatNumber(Number(seconds.toFixed(1)), i18n.language);
  return (
    <span className={`${styles.pause} ${seconds > longFromSec ? styles.long : ''}`} lang={i18n.language}>
      <span className={styles.pauseSign} aria-hidden="true" />
      <span className="visually-hidden">{t('mark.pause')} </span>
      {t('seconds', { seconds: rounded })}
    </span>
  );
}
