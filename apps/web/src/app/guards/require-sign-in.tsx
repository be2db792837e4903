import { Navigate, Outlet } from 'react-router';
import { LoadingText } from '../../components/loading-text.tsx';
import { ErrorPage } from '../../features/errors/error-page.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { PageFrame } from '../layout/page-frame.tsx';

export function RequireSignIn() {
  const { isAuthenticated, initialLoading, error } = useSession();
  if (initialLoading) return <LoadingText />;
  if (isAuthenticated) return <Outlet />;
  // A server that could not be asked says nothing about the session: offer to try again instead of signing in.
  if (error?.code === 'network' || (error && error.status >= 500))
    return (
      <PageFrame>
        <ErrorPage kind={error.code === 'network' ? 'network' : 'server'} />
      </PageFrame>
    );
  return <Navigate to="/login" replace />;
}
