import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './debug.module.css';
import { formatLogTime } from './format-log-time.ts';
import { useAddress } from './use-address.ts';

interface DetailsLinkProps {
  name: 'log' | 'call';
  entry: { id: number; timestamp: string; method: string; path: string };
}

/** A real link: it can be opened in another tab and sent to somebody. */
export function DetailsLink({ name, entry: { id, timestamp, method, path } }: DetailsLinkProps) {
  const { t, i18n } = useTranslation('debug');
  const { detailsLink } = useAddress();
  const time = formatLogTime(timestamp, i18n.language, new Date());
  return (
    <Link
      className={styles.link}
      {...detailsLink(name, id)}
      aria-label={t('log.detailsOf', { method, path, time })}
    >
      {t('log.details')}
    </Link>
  );
}
