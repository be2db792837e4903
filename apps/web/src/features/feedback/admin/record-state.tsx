import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button-link.tsx';
import { StateCard } from '../../../components/state-card.tsx';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { isMissing } from '../../../lib/exam-tests/is-missing.ts';
import { failureHint, failureText } from '../../../lib/failure-text.ts';

interface RecordStateProps {
  failure: ApiFailure;
  onRetry: () => void;
}

/** Why there is no record to see. */
export function RecordState({ failure, onRetry }: RecordStateProps) {
  const { t } = useTranslation(['test-records', 'exam', 'common']);
  const toList = (
    <ButtonLink variant="outlined" to="/tests">
      {t('detail.backToRecords')}
    </ButtonLink>
  );
  if (isMissing(failure))
    return (
      <StateCard icon="search" title={t('exam:sessionNotFound.title')} text={t('exam:sessionNotFound.text')}>
        <ButtonLink variant="contained" to="/dashboard">
          {t('exam:backToDashboard')}
        </ButtonLink>
        {toList}
      </StateCard>
    );
  return (
    <StateCard
      icon="alert"
      tone="error"
      title={failureText(failure, t('detail.loadFailed'))}
      text={failureHint(failure) ?? t('detail.loadFailedText')}
    >
      <Button variant="contained" onClick={onRetry}>
        {t('common:action.tryAgain')}
      </Button>
      {toList}
    </StateCard>
  );
}
