import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { StateCard } from '../../components/state-card.tsx';

export function AnonymousInvitation() {
  const { t } = useTranslation('profile');
  return (
    <StateCard icon="person" title={t('anonymousTitle')} text={t('anonymousText')}>
      <ButtonLink to="/register" variant="contained">
        {t('register')}
      </ButtonLink>
    </StateCard>
  );
}
