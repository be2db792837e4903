import { useEffect } from 'react';

/** The browser asks before a page is left in the middle of a recording: only then is there something to lose. */
export function useLeaveGuard(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWanted]);
}
