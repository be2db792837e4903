import { createHash } from 'node:crypto';
import { chooseVoice, liveVoiceFor } from '@bandwise/speech/voices/choose-voice';
import type { Voice } from '@bandwise/speech/voices/voice';
import { VoiceError } from '@bandwise/speech/voices/voice-error';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { speakWithAzure } from '../providers/azure-speech/speak-with-azure.ts';
import { renderAndWait, speechPerUser } from './render-and-wait.ts';

/** The key of the sound in the storage. */
export async function speakQuestion(
  platform: Platform,
  { user }: Identity,
  text: string,
  voiceId: string,
): Promise<string> {
  await platform.rateLimiter.consume(speechPerUser, String(user.id));
  const voice = findVoice(voiceId, lotOf(user.id, platform.now()));
  const spoken = await speakWithAzure(platform, text, voice, { userId: user.id, sessionId: null });
  return spoken ?? renderAndWait(platform, text, liveVoiceFor(voice));
}

function findVoice(id: string, chance: number): Voice {
  try {
    return chooseVoice(id, chance);
  } catch (error) {
    throw error instanceof VoiceError ? new ApiError('not_found') : error;
  }
}

/** From 0 up to 1. A test has one examiner, not one for each question: the lot is drawn once a day for each learner. */
function lotOf(userId: number, now: Date): number {
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256').update(`${userId} ${day}`).digest().readUInt32BE() / 2 ** 32;
}
