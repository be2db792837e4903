import { buffer } from 'node:stream/consumers';
import type { SpeechCache } from '@bandwise/speech/voices/cached-speech';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';

export const speechType = 'audio/flac';

/** Rendered once, heard by everybody who is asked the same question by the same voice. */
export const speechObjectKey = (key: string) => `speech/${key}.flac`;

export const storedSpeech = (storage: ObjectStorage): SpeechCache => ({
  async read(key) {
    if (!(await storage.stat(speechObjectKey(key)))) return undefined;
    const { body } = await storage.get(speechObjectKey(key));
    return buffer(body);
  },
  async write(key, flac) {
    await storage.put(speechObjectKey(key), flac, { contentType: speechType });
  },
});
