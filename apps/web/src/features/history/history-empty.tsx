import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { StateCard } from '../../components/state-card.tsx';

export function HistoryEmpty() {
  const { t } = useTranslation('history');
  return (
    <StateCard icon="microphone" headingLevel={2} title={t('emptyTitle')} text={t('emptyText')}>
      <ButtonLink variant="contained" to="/exam-tests">
        {t('startPracticing')}
      </ButtonLink>
    </StateCard>
  );
}
