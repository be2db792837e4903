import { useState } from 'react';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { failureOf } from '../../lib/api-failure.ts';
import { failureText } from '../../lib/failure-text.ts';
import { notify } from '../../lib/notify.ts';

/** Runs a step of the reset and tells how it went: a toast either way, and the failure for an alert. */
export function useToldSubmit(fallback: string) {
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function told(success: string, run: () => Promise<void>) {
    setFailure(null);
    try {
      await run();
      notify('success', success);
    } catch (error) {
      const reason = failureOf(error);
      setFailure(reason);
      notify('error', failureText(reason, fallback));
    }
  }

  return { failure, told };
}
