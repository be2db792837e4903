import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { speechKey } from '@bandwise/speech/voices/cached-speech';
import { chooseVoice, liveVoiceFor } from '@bandwise/speech/voices/choose-voice';
import type { LiveVoice } from '@bandwise/speech/voices/voice';
import { VoiceError } from '@bandwise/speech/voices/voice-error';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RateLimit } from '../../platform/rate-limit/rate-limiter.ts';
import { renderSpeechJob } from './render-speech.ts';
import { speechObjectKey } from './stored-speech.ts';

/** Twelve questions and their successors, heard again and again; a script that renders for hours is stopped. */
const speechPerUser: RateLimit = { name: 'speech-user', max: 240, windowSec: 600 };
/** After that the learner has read the question. */
export const speechWaitMs = 20_000;
const lookAgainMs = 150;

/** The key of the sound in the storage; rendered by the worker when nobody has heard it yet. */
export async function speakQuestion(
  platform: Platform,
  { user }: Identity,
  text: string,
  voiceId: string,
): Promise<string> {
  await platform.rateLimiter.consume(speechPerUser, String(user.id));
  const voice = findVoice(voiceId, lotOf(user.id, platform.now()));
  const objectKey = speechObjectKey(speechKey(text, voice));
  if (await platform.storage.stat(objectKey)) return objectKey;
  await platform.queue.send(renderSpeechJob, { text, voiceId: voice.id });
  const endsAtMs = Date.now() + speechWaitMs;
  while (Date.now() < endsAtMs) {
    await wait(lookAgainMs);
    if (await platform.storage.stat(objectKey)) return objectKey;
  }
  throw new ApiError('unavailable');
}

function findVoice(id: string, chance: number): LiveVoice {
  try {
    return liveVoiceFor(chooseVoice(id, chance));
  } catch (error) {
    throw error instanceof VoiceError ? new ApiError('not_found') : error;
  }
}

/** From 0 up to 1. A test has one examiner, not one for each question: the lot is drawn once a day for each learner. */
function lotOf(userId: number, now: Date): number {
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256').update(`${userId} ${day}`).digest().readUInt32BE() / 2 ** 32;
}
