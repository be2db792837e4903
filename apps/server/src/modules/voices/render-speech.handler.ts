import { ModelError } from '@bandwise/speech/models/model-error';
import { cachedSpeech, type CachedSpeech } from '@bandwise/speech/voices/cached-speech';
import { chooseVoice } from '@bandwise/speech/voices/choose-voice';
import { openVoices } from '@bandwise/speech/voices/open-voices';
import type { Platform } from '../../platform/platform.ts';
import { handleJob, PostponedJob } from '../../platform/queue/job.ts';
import { modelStore } from '../speech-models/model-store.ts';
import { renderSpeechJob } from './render-speech.ts';
import { storedSpeech } from './stored-speech.ts';

/** A question is short; more threads would only take them from the answers that are being listened to. */
const threads = 1;

export const renderSpeechHandler = (platform: Platform) => {
  let opening: Promise<CachedSpeech> | undefined;
  const open = async () =>
    cachedSpeech(openVoices(await modelStore(platform.settings), threads), storedSpeech(platform.storage));

  return handleJob(renderSpeechJob, async ({ text, voiceId }) => {
    opening ??= open();
    try {
      await (await opening).render(text, chooseVoice(voiceId, 0));
    } catch (error) {
      // The voices are opened again once their models are there.
      opening = undefined;
      throw error instanceof ModelError ? new PostponedJob(error.message) : error;
    }
  });
};
