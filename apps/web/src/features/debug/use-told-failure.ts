import { useEffect } from 'react';
import { notify } from '../../lib/notify.ts';

/** The texts of these screens are fixed; what the server says stands in the page. */
export function useToldFailure(failure: unknown, text: string): void {
  useEffect(() => {
    if (failure) notify('error', text);
  }, [failure, text]);
}
