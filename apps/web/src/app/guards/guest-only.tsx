import { Navigate, Outlet } from 'react-router';
import { LoadingText } from '../../components/loading-text.tsx';
import { useSession } from '../../lib/session/use-session.ts';

/** Someone trying it without an account may still sign in or register. */
export function GuestOnly() {
  const { isAuthenticated, isAnonymous, initialLoading } = useSession();
  if (initialLoading) return <LoadingText />;
  return isAuthenticated && !isAnonymous ? <Navigate to="/dashboard" replace /> : <Outlet />;
}
