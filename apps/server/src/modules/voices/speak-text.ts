import { coachingLimits } from '@bandwise/contract/limits';
import { modelVoices } from '@bandwise/speech/coaching/model-voices';
import { chooseVoice, liveVoiceFor } from '@bandwise/speech/voices/choose-voice';
import { voiceList } from '@bandwise/speech/voices/voice-list';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { renderAndWait, speechPerUser, waitForSpeech } from './render-and-wait.ts';
import { speakModelJob } from './speak-model.ts';
import { modelSoundKey } from './stored-model.ts';

/** Our voices speak nothing else. */
const speakable = /[a-z\d]/i;

/**
 * The key of a text's sound in the storage: spoken by that voice of ours, or by the model voice for any id that is not ours. What is
 * short enough to be practised is spoken as the very model that a learner is compared with.
 */
export async function speakText(
  platform: Platform,
  { user }: Identity,
  text: string,
  voiceId: string | undefined,
): Promise<string> {
  await platform.rateLimiter.consume(speechPerUser, String(user.id));
  if (!speakable.test(text)) throw new ApiError('validation_failed', { issues: ['text: nothing to say'] });
  const known = voiceList.find(({ id }) => id === voiceId);
  if (known) return renderAndWait(platform, text, liveVoiceFor(known));
  if (text.length > coachingLimits.wordMaxLength)
    return renderAndWait(platform, text, liveVoiceFor(chooseVoice(modelVoices[0], 0)));
  const objectKey = modelSoundKey(text);
  if (await platform.storage.stat(objectKey)) return objectKey;
  await platform.queue.send(speakModelJob, { text });
  await waitForSpeech(platform, objectKey);
  return objectKey;
}
