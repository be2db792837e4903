import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Benefits } from './benefits.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { Pitches } from './pitches.tsx';

export default function HomePage() {
  const { t } = useTranslation(['common', 'home']);
  const { isAuthenticated } = useSession();
  usePageTitle(t('title'));
  const startPath = isAuthenticated ? '/exam-tests' : '/register';
  return (
    <>
      <Hero startPath={startPath} />
      <div className="container">
        <Pitches />
        <Benefits />
        <section className={styles.cta}>
          <div>
            <h2>{t('home:ctaTitle')}</h2>
            <p className="text2">{t('home:ctaText')}</p>
          </div>
          <ButtonLink to={startPath} variant="contained" size="large">
            {t('home:getStarted')}
          </ButtonLink>
        </section>
      </div>
    </>
  );
}
