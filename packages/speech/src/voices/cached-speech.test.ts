import { describe, expect, it } from 'vitest';
import type { SpeechCache } from './cached-speech.ts';
import { cachedSpeech, speechKey } from './cached-speech.ts';
import type { Voices } from './open-voices.ts';
import type { Voice } from './voice.ts';

const ann: Voice = {
  id: 'ann',
  name: 'Ann',
  accent: 'US',
  sex: 'female',
  pace: 1,
  engine: 'piper',
  speaker: 1,
};
const bob: Voice = {
  id: 'bob',
  name: 'Bob',
  accent: 'UK',
  sex: 'male',
  pace: 1,
  engine: 'kokoro',
  speaker: 'bm',
};

function inMemory(): SpeechCache {
  const kept = new Map<string, Uint8Array>();
  return {
    read: async (key) => kept.get(key),
    write: async (key, flac) => void kept.set(key, flac),
  };
}

/** Hums as long as the text, and counts. */
function humming(): Voices & { renderings: number } {
  return {
    renderings: 0,
    async *speak(text) {
      this.renderings++;
      yield { samples: new Float32Array(text.length * 100).fill(0.1), sampleRateHz: 22_050 };
    },
    close: async () => undefined,
  };
}

describe('cached speech', () => {
  it('renders a text once for each voice', async () => {
    const voices = humming();
    const speech = cachedSpeech(voices, inMemory());
    const first = await speech.render('Hello there.', ann);
    expect(await speech.render('Hello  there. ', ann)).toEqual(first);
    expect(voices.renderings).toBe(1);
    await speech.render('Hello there.', bob);
    await speech.render('Hello you.', ann);
    expect(voices.renderings).toBe(3);
  });

  it('shares one rendering among callers at the same time', async () => {
    const voices = humming();
    const speech = cachedSpeech(voices, inMemory());
    await Promise.all([speech.render('Hello.', ann), speech.render('Hello.', ann)]);
    expect(voices.renderings).toBe(1);
  });

  it('tells what is not there yet', async () => {
    const speech = cachedSpeech(humming(), inMemory());
    expect(await speech.find('Hello.', ann)).toBeUndefined();
    const flac = await speech.render('Hello.', ann);
    expect(await speech.find('Hello.', ann)).toEqual(flac);
  });

  it('tries again after a failure', async () => {
    const voices = humming();
    const cache = inMemory();
    const failing = cachedSpeech(voices, {
      ...cache,
      read: () => Promise.reject(new Error('storage is away')),
    });
    await expect(failing.render('Hello.', ann)).rejects.toThrow('storage is away');
    await expect(failing.render('Hello.', ann)).rejects.toThrow('storage is away');
    expect(voices.renderings).toBe(0);
  });

  it('gives the parts of a cue card a key of their own', () => {
    expect(speechKey('Say\nwhy', ann)).not.toBe(speechKey('Say why', ann));
  });
});
