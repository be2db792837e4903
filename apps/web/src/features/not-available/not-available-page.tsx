import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { StateCard } from '../../components/state-card.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import type texts from '../../i18n/en/not-available.json';
import { useSession } from '../../lib/session/use-session.ts';

interface NotAvailablePageProps {
  feature: keyof typeof texts.feature;
}

/** Stands in for a screen that later work brings, and says so. */
export default function NotAvailablePage({ feature }: NotAvailablePageProps) {
  const { t } = useTranslation('not-available');
  const { user } = useSession();
  const title = t(`feature.${feature}`);
  usePageTitle(title);
  return (
    <StateCard icon="info" title={title} text={t('text')}>
      <ButtonLink to="/profile" variant="contained">
        {t('account')}
      </ButtonLink>
      {feature === 'testRecords' && (
        <ButtonLink to="/tests/papers" variant="outlined">
          {t('papers')}
        </ButtonLink>
      )}
      {user?.isAdmin && (
        <ButtonLink to="/admin/users" variant="outlined">
          {t('users')}
        </ButtonLink>
      )}
    </StateCard>
  );
}
