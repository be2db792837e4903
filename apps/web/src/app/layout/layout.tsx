import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { LoadingText } from '../../components/loading-text.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { WakePage } from '../wake-page.tsx';
import { useSessionEnd } from '../guards/use-session-end.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { Outbox } from './outbox.tsx';
import { Toasts } from './toasts.tsx';

interface LayoutProps {
  /** While a test is taken there is no navigation; the page brings its own head. */
  isFocused?: boolean;
}

export function Layout({ isFocused = false }: LayoutProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useSessionEnd();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      {!isFocused && <Header />}
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outbox />
        <ErrorBoundary place={pathname}>
          <Suspense fallback={<LoadingText />}>
            <Outlet />
            <WakePage />
          </Suspense>
        </ErrorBoundary>
      </main>
      {!isFocused && <Footer />}
      <Toasts />
    </>
  );
}
