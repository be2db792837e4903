import { Navigate, Outlet } from 'react-router';
import { LoadingText } from '../../components/loading-text.tsx';
import { ErrorPage } from '../../features/errors/error-page.tsx';
import { useSession } from '../../lib/session/use-session.ts';

export function RequireSignIn() {
  const { isAuthenticated, initialLoading, error } = useSession();
  if (initialLoading) return <LoadingText />;
  if (isAuthenticated) return <Outlet />;
  // A server that could not be asked says nothing about the session: offer to try again instead of signing in.
  if (error?.code === 'network') return <ErrorPage kind="network" />;
  if (error && error.status >= 500) return <ErrorPage kind="server" />;
  return <Navigate to="/login" replace />;
}
