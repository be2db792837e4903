import { send } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-failure.ts';

interface SpeakQuestion {
  method: 'POST';
  path: '/ai/tts/question';
  access: 'signed-in';
  summary: string;
}

/** The sound of a question in a voice drawn by lot; null when there is none to be had. */
export async function speakQuestion(text: string): Promise<Blob | null> {
  const input = { body: { text, voice: 'random' } };
  return await send<SpeakQuestion>('POST', '/ai/tts/question', input).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
}
