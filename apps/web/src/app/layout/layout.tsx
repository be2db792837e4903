import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { LoadingText } from '../../components/loading-text.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { WakePage } from '../wake-page.tsx';
import { useSessionEnd } from '../guards/use-session-end.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { Toasts } from './toasts.tsx';

export function Layout() {
  const { t } = useTranslation();
  useSessionEnd();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        <ErrorBoundary>
          <Suspense fallback={<LoadingText />}>
            <Outlet />
            <WakePage />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <Toasts />
    </>
  );
}
