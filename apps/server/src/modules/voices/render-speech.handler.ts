import { ModelError } from '@bandwise/speech/models/model-error';
import { cachedSpeech } from '@bandwise/speech/voices/cached-speech';
import { chooseVoice } from '@bandwise/speech/voices/choose-voice';
import type { Platform } from '../../platform/platform.ts';
import { handleJob, PostponedJob } from '../../platform/queue/job.ts';
import { sharedVoices } from '../speech-models/shared-models.ts';
import { renderSpeechJob } from './render-speech.ts';
import { storedSpeech } from './stored-speech.ts';

export const renderSpeechHandler = ({ settings, storage }: Platform) =>
  handleJob(renderSpeechJob, async ({ text, voiceId }) => {
    const speech = cachedSpeech(await sharedVoices(settings), storedSpeech(storage));
    try {
      await speech.render(text, chooseVoice(voiceId, 0));
    } catch (error) {
      throw error instanceof ModelError ? new PostponedJob(error.message) : error;
    }
  });
