import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { ButtonLink } from '../../components/button-link.tsx';
import { StateCard } from '../../components/state-card.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import { useSession } from '../../lib/session/use-session.ts';

interface AdminOnlyProps {
  /** A text of `permission`, or what a page says itself. */
  refusal: 'text' | 'userManagement' | ReactElement;
}

/** Keeps the page's code away from learners too: it is loaded behind this. */
export function AdminOnly({ refusal }: AdminOnlyProps) {
  const { user } = useSession();
  return user?.isAdmin ? <Outlet /> : <Refused refusal={refusal} />;
}

function Refused({ refusal }: AdminOnlyProps) {
  const { t } = useTranslation();
  usePageTitle(t('permission.title'));
  const text = typeof refusal === 'string' ? t(`permission.${refusal}`) : refusal;
  return (
    <StateCard icon="lock" title={t('permission.title')} text={text}>
      <ButtonLink to="/" variant="contained">
        {t('action.backToHome')}
      </ButtonLink>
    </StateCard>
  );
}
