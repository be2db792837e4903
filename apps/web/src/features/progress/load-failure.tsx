import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from './progress-page.module.css';

interface LoadFailureProps {
  text: string;
  onRetry: () => void;
}

/** In the place of what could not be fetched; the rest of the page keeps working. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('progress');
  return (
    <div className={styles.failure}>
      <Notice tone="error">{text}</Notice>
      <Button variant="outlined" startIcon={<Icon name="refresh" />} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
