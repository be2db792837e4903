import { analyse, type Analysis } from '@bandwise/speech/analysis/analyse';
import { openAnalyser } from '@bandwise/speech/analysis/analyser';
import type { Audio } from '@bandwise/speech/audio/audio';
import type { Platform } from '../../platform/platform.ts';
import type { Settings } from '../../platform/settings.ts';
import { modelStore } from '../speech-models/model-store.ts';

/** More threads make one answer a little quicker and every other call of the machine slower. */
const threads = 1;
/** Many answers may wait for models that are on their way; looking for them once for all is enough. */
const lookAgainAfterMs = 5_000;

interface HeardAnswer {
  /** Empty when nobody spoke, or nothing could be made of it. */
  transcription: string;
  facts: Analysis;
}

export interface Listener {
  /** `text` is what the learner says they said; where the sound holds nothing of it, it is as good as not given. */
  listen(audio: Audio, text: string | null): Promise<HeardAnswer>;
}

/** Loads the models when they are first needed, once for the process; rejects with a `ModelError` while they are missing. */
export function lazyListener({ settings }: Platform): () => Promise<Listener> {
  let opening: Promise<Listener> | undefined;
  return () => {
    opening ??= openListener(settings).catch((error: unknown) => {
      setTimeout(() => (opening = undefined), lookAgainAfterMs).unref();
      throw error;
    });
    return opening;
  };
}

async function openListener(settings: Settings): Promise<Listener> {
  const analyser = await openAnalyser(await modelStore(settings), { threads });
  return {
    async listen(audio, text) {
      if (text !== null) {
        const facts = await analyse(analyser, audio, { text });
        if (facts.pronunciation !== null) return { transcription: text, facts };
      }
      const facts = await analyse(analyser, audio);
      return { transcription: facts.outcome === 'speech' ? facts.text : '', facts };
    },
  };
}
