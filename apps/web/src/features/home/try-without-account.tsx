import type { getSignInOptions } from '@bandwise/contract/accounts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { startAnonymous } from '../../lib/session/start-anonymous.ts';
import { useSession, useSessionDispatch } from '../../lib/session/use-session.ts';
import styles from './home-page.module.css';

/** Shown until the server says that an administrator has turned it off. */
export function TryWithoutAccount() {
  const { t } = useTranslation('home');
  const isOpen = useTryOutOption();
  const { loading } = useSession();
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();
  if (!isOpen) return null;

  async function start() {
    if (loading) return;
    const result = await dispatch(startAnonymous());
    if (startAnonymous.fulfilled.match(result)) await navigate('/exam-tests');
  }

  return (
    <p className={`body2 text2 ${styles.tryIt}`}>
      <button type="button" aria-busy={loading} onClick={() => void start()}>
        {loading ? t('tryBusy') : t('tryLink')}
      </button>
      {/* Keeps its place, so that nothing below jumps. */}
      <span className={loading ? styles.unseen : undefined}>{t('tryRest')}</span>
    </p>
  );
}

function useTryOutOption(): boolean {
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    send<typeof getSignInOptions>('GET', '/auth/options', {}).then(
      (options) => setIsOpen(options.anonymous_enabled),
      // Pressing it then tells what is wrong.
      () => undefined,
    );
  }, []);
  return isOpen;
}
