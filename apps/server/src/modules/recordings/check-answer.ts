import type { ApiErrorCode } from '@bandwise/contract/errors';
import { AudioError, type AudioErrorCode } from '@bandwise/speech/audio/audio-error';
import { inspectAnswer } from '@bandwise/speech/audio/inspect-answer';
import { ApiError } from '../../platform/errors/api-error.ts';

/** How the API tells what is wrong with a recording. */
export const audioErrorCodes: Record<AudioErrorCode, ApiErrorCode> = {
  not_wav: 'recording_unreadable',
  damaged: 'recording_unreadable',
  unsupported: 'recording_unreadable',
  empty: 'recording_silent',
  too_short: 'recording_too_short',
  too_long: 'recording_too_long',
};

/** Refuses what nobody could listen to, in words for the learner; answers how long the recording is. */
export function checkAnswer(bytes: Uint8Array): { durationMs: number } {
  try {
    const { durationSec, isAudible } = inspectAnswer(bytes);
    if (!isAudible) throw new ApiError('recording_silent');
    return { durationMs: Math.round(durationSec * 1000) };
  } catch (error) {
    if (error instanceof AudioError) throw new ApiError(audioErrorCodes[error.code], { cause: error });
    throw error;
  }
}
