import { hostname } from 'node:os';
import type { Terminal } from '@bandwise/speech/commands/progress-line';
import type { ModelStore } from '@bandwise/speech/models/locate-model';
import { reasonOf } from '../../platform/errors/describe-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepModels } from './keep-models.ts';
import { unknownModelState } from './model-state.ts';
import { removeModelState, saveModelState } from './speech-models.repository.ts';
import { tellState } from './tell-state.ts';

/** Brings the models of this machine in the background and tells every web process how far they are. */
export function runModelKeeper(
  platform: Platform,
  store: Promise<ModelStore>,
  terminal: Terminal,
): { done: Promise<void>; stop: () => Promise<void> } {
  const { db, settings, log, now } = platform;
  const place = `${hostname()}:${settings.modelsDir}`;
  const stopping = new AbortController();
  const teller = tellState((state) => saveModelState(db, place, state, now()), log);
  const keep = async () =>
    keepModels(await store, {
      terminal,
      tell: (state) => teller.set(state),
      signal: stopping.signal,
    });
  const keeping = keep().catch((error: unknown) => {
    // A list of models that cannot be read: mail and everything else go on without them.
    const message = reasonOf(error);
    log.error({ reason: message }, 'the list of models cannot be used');
    teller.set({ ...unknownModelState, state: 'failed', message });
  });
  return {
    /** The models are there, or it was given up. */
    done: keeping,
    async stop() {
      stopping.abort();
      await keeping;
      teller.stop();
      // Without a database the row stays, and soon counts no more.
      await removeModelState(db, place).catch(() => undefined);
    },
  };
}
