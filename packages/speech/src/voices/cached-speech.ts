import { createHash } from 'node:crypto';
import { encodeFlac } from './flac/encode-flac.ts';
import type { Voices } from './open-voices.ts';
import { joinPieces } from './shape-speech.ts';
import type { Voice } from './voice.ts';

/** Raised when the same text and voice would sound different, so that old recordings are not served. */
const soundVersion = 1;

/** Where rendered speech is kept: a folder, an object storage, a map. */
export interface SpeechCache {
  read(key: string): Promise<Uint8Array | undefined>;
  write(key: string, flac: Uint8Array): Promise<void>;
}

export interface CachedSpeech {
  /** Undefined until this text was rendered with this voice. */
  find(text: string, voice: Voice): Promise<Uint8Array | undefined>;
  /** FLAC, from the cache or rendered now; calls for the same speech share one rendering. */
  render(text: string, voice: Voice): Promise<Uint8Array>;
}

/** The same words in other white space are the same speech. */
export const speechKey = (text: string, voice: Voice): string =>
  createHash('sha256')
    .update(JSON.stringify([soundVersion, voice.id, voice.pace, text.replaceAll(/[^\S\n]+/g, ' ').trim()]))
    .digest('hex');

export function cachedSpeech(voices: Voices, cache: SpeechCache): CachedSpeech {
  const underway = new Map<string, Promise<Uint8Array>>();

  async function renderNow(key: string, text: string, voice: Voice): Promise<Uint8Array> {
    const kept = await cache.read(key);
    if (kept !== undefined) return kept;
    const flac = encodeFlac(joinPieces(await Array.fromAsync(voices.speak(text, voice))));
    await cache.write(key, flac);
    return flac;
  }

  return {
    find: (text, voice) => cache.read(speechKey(text, voice)),
    render(text, voice) {
      const key = speechKey(text, voice);
      const running = underway.get(key) ?? renderNow(key, text, voice).finally(() => underway.delete(key));
      underway.set(key, running);
      return running;
    },
  };
}
