import { reasonOf } from '../../platform/errors/describe-error.ts';
import type { Log } from '../../platform/log.ts';
import type { ModelState } from './model-state.ts';
import { tellingIntervalMs } from './model-state.ts';

/** Progress comes hundreds of times a second; people look about once. */
const progressIntervalMs = 1_000;

export interface StateTeller {
  set(state: ModelState): void;
  stop(): void;
}

/** Passes the newest state on when it has changed, and now and then when it has not, as a sign of life. */
export function tellState(save: (state: ModelState) => Promise<void>, log: Log): StateTeller {
  let state: ModelState | undefined;
  let told: ModelState | undefined;
  let toldAtMs = 0;

  function tell(): void {
    const isNews = state !== told || Date.now() - toldAtMs >= tellingIntervalMs;
    // One that waits for another worker on the same disk leaves the telling to that one.
    if (state === undefined || !isNews) return;
    told = state;
    toldAtMs = Date.now();
    save(state).catch((error: unknown) => {
      told = undefined;
      log.warn({ reason: reasonOf(error) }, 'the state of the models could not be saved');
    });
  }

  const timer = setInterval(tell, progressIntervalMs);
  return {
    set(next) {
      const isTurn = next.state !== state?.state;
      state = next;
      if (isTurn) tell();
    },
    stop: () => clearInterval(timer),
  };
}
