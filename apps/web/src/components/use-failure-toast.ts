import { useEffect } from 'react';
import type { ApiFailure } from '../lib/api-failure.ts';
import { notifyFailure } from '../lib/notify-failure.ts';

/** Tells once that something could not be fetched: the server's reason, or the text of the screen. */
export function useFailureToast(failure: unknown, fallback: string): void {
  useEffect(() => {
    if (failure) notifyFailure(failure as ApiFailure, fallback);
  }, [failure, fallback]);
}
