import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { StateCard } from '../../components/state-card.tsx';

export function ResultsNotFound() {
  const { t } = useTranslation('results');
  return (
    <StateCard icon="search" title={t('notFound')} text={t('notFoundText')}>
      <ButtonLink variant="contained" to="/exam-tests">
        {t('backToTests')}
      </ButtonLink>
    </StateCard>
  );
}
