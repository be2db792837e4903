import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { StateCard } from '../../components/state-card.tsx';

export function HistoryFailure() {
  const { t } = useTranslation('history');
  return (
    <div role="alert">
      <StateCard
        icon="alert"
        tone="error"
        headingLevel={2}
        title={t('loadFailed')}
        text={t('loadFailedText')}
      >
        <Button
          variant="outlined"
          startIcon={<Icon name="refresh" />}
          onClick={() => window.location.reload()}
        >
          {t('retry')}
        </Button>
      </StateCard>
    </div>
  );
}
