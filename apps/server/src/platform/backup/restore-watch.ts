import { listenTo } from '../database/notifications.ts';
import type { Platform } from '../platform.ts';
import { isRestoreRunning, restoreChannel } from './operation-lock.ts';

/** A restore whose process was killed says nothing more; its lock is gone then, and this is how soon we notice. */
const pollMs = 1_000;

export interface RestoreWatch {
  isRestoring(): boolean;
  close(): Promise<void>;
}

/** Knows whether a backup is being restored, by whichever process on whichever machine. */
export async function watchRestores(platform: Platform): Promise<RestoreWatch> {
  let restoring = false;
  let poll: NodeJS.Timeout | undefined;

  function set(next: boolean): void {
    restoring = next;
    if (next) poll ??= setInterval(look, pollMs);
    else {
      clearInterval(poll);
      poll = undefined;
    }
  }

  function look(): void {
    // While the database does not answer, what was true stays true.
    isRestoreRunning(platform.db).then(set, () => undefined);
  }

  const notifications = await listenTo(restoreChannel, {
    connectionString: platform.connectionString,
    log: platform.log,
    onMessage: (payload) => {
      set(payload === 'begin');
    },
    onGap: look,
  });
  return {
    isRestoring: () => restoring,
    async close() {
      clearInterval(poll);
      await notifications.close();
    },
  };
}
