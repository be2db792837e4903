import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../lib/api-failure.ts';
import { asSentence, failureHint, failureText } from '../lib/failure-text.ts';
import { sentenceGap } from '../lib/sentence-gap.ts';
import { Icon } from './icon.tsx';
import styles from './load-failure.module.css';
import { Notice } from './notice.tsx';

interface LoadFailureProps {
  /** As RTK Query hands it over. */
  failure: unknown;
  text: string;
  onRetry: () => void;
}

/** In the place of what could not be fetched: what failed, why, and the way to ask again. */
export function LoadFailure({ failure, text, onRetry }: LoadFailureProps) {
  const { t, i18n } = useTranslation();
  const told = failure as ApiFailure;
  const why = failureHint(told) ?? failureText(told, '');
  return (
    <div className={styles.failure}>
      <Notice tone="error">
        <span className="strong">{why === '' ? text : asSentence(text)}</span>
        {why !== '' && sentenceGap(i18n.language) + why}
      </Notice>
      <Button variant="outlined" startIcon={<Icon name="refresh" />} onClick={onRetry}>
        {t('action.tryAgain')}
      </Button>
    </div>
  );
}
