import type { Audio } from '@bandwise/speech/audio/audio';
import { judgeLevels } from '@bandwise/speech/audio/judge-levels';
import { measureLevels } from '@bandwise/speech/audio/levels';
import { recognise } from '@bandwise/speech/recognition/recognise';
import { openRecogniser, type Recogniser } from '@bandwise/speech/recognition/recogniser';
import type { Platform } from '../../platform/platform.ts';
import type { Settings } from '../../platform/settings.ts';
import { modelStore } from '../speech-models/model-store.ts';

/** More threads make one answer a little quicker and every other call of the machine slower. */
const threads = 1;

interface HeardAnswer {
  /** Empty when nobody spoke, or nothing could be made of it. */
  transcription: string;
  /** As JSON keeps it. */
  facts: object;
}

export interface Listener {
  listen(audio: Audio): Promise<HeardAnswer>;
}

/** Loads the models when they are first needed, once for the process; rejects with a `ModelError` while they are missing. */
export function lazyListener({ settings }: Platform): () => Promise<Listener> {
  let opening: Promise<Listener> | undefined;
  return () => {
    opening ??= openListener(settings).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
}

async function openListener(settings: Settings): Promise<Listener> {
  const recogniser = await openRecogniser(await modelStore(settings), { threads });
  return { listen: (audio) => listen(recogniser, audio) };
}

async function listen(recogniser: Recogniser, audio: Audio): Promise<HeardAnswer> {
  const levels = measureLevels(audio);
  const recognition = await recognise(recogniser, audio);
  return {
    transcription: recognition.outcome === 'speech' ? recognition.text : '',
    facts: { ...recognition, levels, levelProblems: judgeLevels(levels) },
  };
}
