import { debugLimits } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { formatMs } from '../../lib/format-ms.ts';
import styles from './debug.module.css';

interface ResponseTimeProps {
  ms: number;
}

/** A slow one stands out by its clock and its weight, not by colour alone. */
export function ResponseTime({ ms }: ResponseTimeProps) {
  const { t, i18n } = useTranslation('debug');
  const text = formatMs(ms, i18n.language);
  if (ms < debugLimits.slowRequestMs) return <span className={`figures ${styles.time}`}>{text}</span>;
  return (
    <span className={`figures ${styles.time} ${styles.slow}`}>
      <Icon name="clock" sizePx={16} />
      <span className="visually-hidden">{t('log.slow')} </span>
      {text}
    </span>
  );
}
