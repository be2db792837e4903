import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { sessionEnded } from '../../lib/session/auth-slice.ts';
import { removeToken } from '../../lib/session/token-storage.ts';
import { useSession, useSessionDispatch } from '../../lib/session/use-session.ts';

/** Leaves a half-finished registration behind, so that another address can be registered. */
export function BackToLogin() {
  const { t } = useTranslation('sign-in');
  const { isAuthenticated } = useSession();
  const dispatch = useSessionDispatch();

  function forget() {
    if (isAuthenticated) return;
    removeToken();
    dispatch(sessionEnded());
  }

  return (
    <ButtonLink
      to="/login"
      variant="text"
      startIcon={<Icon name="chevronLeft" sizePx={16} />}
      onClick={forget}
    >
      {t('verify.backToLogin')}
    </ButtonLink>
  );
}
