import { availableParallelism } from 'node:os';
import { openAnalyser, type Analyser } from '@bandwise/speech/analysis/analyser';
import { openVoices, type Voices } from '@bandwise/speech/voices/open-voices';
import type { Settings } from '../../platform/settings.ts';
import { modelStore } from './model-store.ts';

/** A learner waits for what is heard: with two cores a fifth less (9.2 s instead of 11.7 for 80 s), for the same processor time. */
const listeningThreads = Math.min(2, availableParallelism());
/** More threads make a voice a little quicker and every other call of the machine slower. */
const voiceThreads = 1;
/** Many jobs may wait for models that are on their way; looking for them once for all is enough. */
const lookAgainAfterMs = 5_000;

/** Loaded when first needed and once for the process; what failed is tried again a little later. */
function shared<Opened>(open: (settings: Settings) => Promise<Opened>) {
  const opened = new WeakMap<Settings, Promise<Opened>>();
  return (settings: Settings): Promise<Opened> => {
    const known = opened.get(settings);
    if (known) return known;
    const opening = open(settings).catch((error: unknown) => {
      setTimeout(() => opened.delete(settings), lookAgainAfterMs).unref();
      throw error;
    });
    opened.set(settings, opening);
    return opening;
  };
}

/** What listens, with 600 MB of memory: every job of the process shares it. Rejects with a `ModelError` while models are missing. */
export const sharedAnalyser = shared<Analyser>(async (settings) =>
  openAnalyser(await modelStore(settings), { threads: listeningThreads }),
);

/** What speaks; a voice whose models are missing rejects with a `ModelError`. */
export const sharedVoices = shared<Voices>(async (settings) =>
  openVoices(await modelStore(settings), voiceThreads),
);
