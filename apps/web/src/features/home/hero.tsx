import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import styles from './home-page.module.css';
import { ReportCard } from './report-card.tsx';
import { TryWithoutAccount } from './try-without-account.tsx';

interface HeroProps {
  startPath: string;
}

export function Hero({ startPath }: HeroProps) {
  const { t } = useTranslation('home');
  const { isAuthenticated, initialLoading } = useSession();
  const isGuest = !isAuthenticated && !initialLoading;
  // Who tries it without an account is somebody at once, and on the way: nothing goes away under their finger.
  const [wasGuest, setWasGuest] = useState(isGuest);
  if (isGuest && !wasGuest) setWasGuest(true);
  return (
    <section className={styles.hero}>
      <div className={`container ${styles.heroGrid}`}>
        <div>
          <h1>{t('heroTitle')}</h1>
          <p className={styles.lead}>{t('heroText')}</p>
          <div className={styles.buttons}>
            <ButtonLink to={startPath} variant="contained" size="large">
              {t('getStarted')}
            </ButtonLink>
            {wasGuest && (
              <ButtonLink to="/login" variant="outlined" size="large">
                {t('login')}
              </ButtonLink>
            )}
          </div>
          {wasGuest && <TryWithoutAccount />}
          <p className={`body2 text2 ${styles.private}`}>
            <Icon name="lock" sizePx={16} />
            {t('privateLine')}
          </p>
        </div>
        <ReportCard />
      </div>
    </section>
  );
}
