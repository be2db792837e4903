import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { StateCard } from '../../components/state-card.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';

export default function NotFoundPage() {
  const { t } = useTranslation();
  usePageTitle(t('errorPage.notFoundTitle'));
  return (
    <StateCard icon="search" title={t('errorPage.notFoundTitle')} text={t('errorPage.notFoundText')}>
      <ButtonLink to="/" variant="contained">
        {t('action.backToHome')}
      </ButtonLink>
    </StateCard>
  );
}
