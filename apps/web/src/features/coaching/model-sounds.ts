import type { synthesizeSpeech } from '@bandwise/contract/coaching';
import { coachingVoiceId } from '@bandwise/contract/limits';
import { send } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-failure.ts';

async function speak(text: string): Promise<Blob | null> {
  const body = { text, voice_id: coachingVoiceId };
  return send<typeof synthesizeSpeech>('POST', '/ai/tts/synthesize', { body }).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
}

/** The model of each word of a coaching: asked for once, and again only when there was none. Failures are silent. */
export function createModelSounds() {
  const asked = new Map<string, Promise<Blob | null>>();
  return async (text: string): Promise<Blob | null> => {
    const asking = asked.get(text) ?? speak(text);
    asked.set(text, asking);
    const sound = await asking;
    if (!sound) asked.delete(text);
    return sound;
  };
}

export type ModelSounds = ReturnType<typeof createModelSounds>;
