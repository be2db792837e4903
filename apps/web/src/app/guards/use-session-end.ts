import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onSessionEnd } from '../../lib/api-client.ts';
import { sessionEnded } from '../../lib/session/auth-slice.ts';
import { useSessionDispatch } from '../../lib/session/use-session.ts';

/** Any answer 401 ends the session here and leads to the sign-in page. */
export function useSessionEnd(): void {
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();
  useEffect(
    () =>
      onSessionEnd(() => {
        dispatch(sessionEnded());
        if (window.location.pathname !== '/login') void navigate('/login');
      }),
    [dispatch, navigate],
  );
}
