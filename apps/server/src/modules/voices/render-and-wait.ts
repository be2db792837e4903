import { speechKey } from '@bandwise/speech/voices/cached-speech';
import type { LiveVoice } from '@bandwise/speech/voices/voice';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RateLimit } from '../../platform/rate-limit/rate-limiter.ts';
import { waitForObject } from '../../platform/storage/wait-for-object.ts';
import { overallModelState } from '../speech-models/model-state.ts';
import { listModelStates } from '../speech-models/speech-models.repository.ts';
import { renderSpeechJob } from './render-speech.ts';
import { speechObjectKey } from './stored-speech.ts';

/** Twelve questions and their successors, heard again and again; a script that renders for hours is stopped. */
export const speechPerUser: RateLimit = { name: 'speech-user', max: 240, windowSec: 600 };
/** After that the learner has read the question. */
export const speechWaitMs = 20_000;

/** The key of the sound in the storage; rendered by the worker when nobody has heard it yet. */
export async function renderAndWait(platform: Platform, text: string, voice: LiveVoice): Promise<string> {
  const objectKey = speechObjectKey(speechKey(text, voice));
  if (await platform.storage.stat(objectKey)) return objectKey;
  await platform.queue.send(renderSpeechJob, { text, voiceId: voice.id });
  await waitForSpeech(platform, objectKey);
  return objectKey;
}

/** Waits for a sound that a job makes. While the models are on their way, that is what the learner is told. */
export async function waitForSpeech(platform: Platform, objectKey: string): Promise<void> {
  if (await waitForObject(platform.storage, objectKey, speechWaitMs)) return;
  const { state } = overallModelState(await listModelStates(platform.db), platform.now());
  throw new ApiError(state === 'ready' ? 'unavailable' : 'engine_not_ready');
}
