import type { speakQuestion as speakQuestionOperation } from '@bandwise/contract/voices';
import { send } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-failure.ts';

/** The sound of a question in a voice drawn by lot; null when there is none to be had. */
async function speakQuestion(text: string): Promise<Blob | null> {
  const body = { text, voice: 'random' };
  return await send<typeof speakQuestionOperation>('POST', '/ai/tts/question', { body }).catch(
    (error: unknown) => {
      if (error instanceof ApiError) return null;
      throw error;
    },
  );
}

/** The spoken questions of one session: each is asked for once, and again only when there was none. */
export function createSpokenQuestions() {
  const asked = new Map<string, Promise<Blob | null>>();
  return async (text: string): Promise<Blob | null> => {
    const asking = asked.get(text) ?? speakQuestion(text);
    asked.set(text, asking);
    const sound = await asking;
    if (!sound) asked.delete(text);
    return sound;
  };
}

export type SpokenQuestions = ReturnType<typeof createSpokenQuestions>;
