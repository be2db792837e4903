import type { CoachingEvaluation, evaluateCoaching } from '@bandwise/contract/coaching';
import { send } from '../../../lib/api-client.ts';

/** One try at a word, with its sound, which stays in this browser. */
export interface Attempt {
  evaluation: CoachingEvaluation;
  sound: Blob;
}

export async function evaluateWord(word: string, sound: Blob, signal: AbortSignal): Promise<Attempt> {
  const evaluation = await send<typeof evaluateCoaching>('POST', '/practice/coaching/evaluate', {
    form: { word },
    file: sound,
    fileField: 'audio',
    signal,
  });
  return { evaluation, sound };
}
