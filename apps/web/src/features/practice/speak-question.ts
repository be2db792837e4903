import type { speakQuestion as speakQuestionOperation } from '@bandwise/contract/voices';
import { send } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-failure.ts';

/** The sound of a question in a voice drawn by lot; null when there is none to be had. */
export async function speakQuestion(text: string): Promise<Blob | null> {
  const body = { text, voice: 'random' };
  return await send<typeof speakQuestionOperation>('POST', '/ai/tts/question', { body }).catch(
    (error: unknown) => {
      if (error instanceof ApiError) return null;
      throw error;
    },
  );
}
