import { operationLimits } from '@bandwise/contract/limits';
import type { getBackupStatus, listBackups } from '@bandwise/contract/operations';
import { send } from '../../lib/api-client.ts';
import { failureOf } from '../../lib/api-failure.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, operationLimits.statusPollMs));

/** What became of an operation that took longer than its call. */
interface End {
  status: 'completed' | 'failed';
  failure: ApiFailure;
}

type Look = () => Promise<{ status: string; error: ApiFailure['code'] } | null | undefined>;

export const waitForBackup = (filename: string): Promise<End> =>
  waitForEnd(async () => {
    const { items } = await send<typeof listBackups>('GET', '/admin/operations/backups', {});
    return items.find((backup) => backup.filename === filename);
  });

export const waitForRestore = (): Promise<End> =>
  waitForEnd(
    async () =>
      (await send<typeof getBackupStatus>('GET', '/admin/operations/backup-status', {})).last_restore,
  );

/** A server that is busy or away for a moment is asked again; one that no longer knows us is not. */
async function waitForEnd(look: Look): Promise<End> {
  for (;;) {
    await pause();
    try {
      const found = await look();
      if (found?.status !== 'in_progress')
        return {
          status: found?.status === 'completed' ? 'completed' : 'failed',
          failure: { status: 500, code: found?.error ?? null, detail: null, issues: [], retryAfterSec: null },
        };
    } catch (error) {
      const { status } = failureOf(error);
      if (status !== 0 && status < 500) throw error;
    }
  }
}
