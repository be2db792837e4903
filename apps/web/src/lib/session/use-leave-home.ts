import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';

/** Goes home at once, so that a session ended right after finds no guarded page that would ask to sign in again. */
export function useLeaveHome(): () => void {
  const navigate = useNavigate();
  return () => flushSync(() => void navigate('/'));
}
