import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { formatTimestamp } from '../format-log-time.ts';
import styles from '../debug.module.css';

interface SearchStoppedProps {
  at: string;
  onGoOn: (() => void) | null;
}

/** A search that finds little would read the whole log: the server stops and says how far it came. */
export function SearchStopped({ at, onGoOn }: SearchStoppedProps) {
  const { t, i18n } = useTranslation('debug');
  return (
    <div className={styles.stopped}>
      <Notice tone="info">
        {t('log.searchedBackTo', { time: formatTimestamp(at, i18n.language) })}
        {onGoOn && (
          <Button variant="text" size="small" onClick={onGoOn}>
            {t('log.searchOn')}
          </Button>
        )}
      </Notice>
    </div>
  );
}
