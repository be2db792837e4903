import { describe, expect, it } from 'vitest';
import { anyVoice, chooseVoice, liveVoiceFor } from './choose-voice.ts';
import { voiceList, whitelist } from './voice-list.ts';

describe('choosing a voice', () => {
  it('finds a voice by its id', () => {
    expect(chooseVoice('uk-emma', 0.5)).toMatchObject({ name: 'Emma', accent: 'UK' });
  });

  it('draws every voice of the whitelist, and no other, for some random number, and the same for the same', () => {
    const draws = Array.from({ length: 1_000 }, (_, i) => chooseVoice(anyVoice, i / 1_000));
    expect(new Set(draws)).toEqual(new Set(whitelist));
    expect(chooseVoice(anyVoice, 0.123)).toBe(chooseVoice(anyVoice, 0.123));
    expect(chooseVoice(anyVoice, 1 - Number.EPSILON)).toBe(whitelist.at(-1));
  });

  it('refuses a voice that is not on the list', () => {
    expect(() => chooseVoice('toString', 0)).toThrow('There is no voice named toString.');
  });

  it('lets a live voice of the same sex stand in for each best voice, and a live voice for itself', () => {
    for (const voice of voiceList) {
      expect(liveVoiceFor(voice)).toMatchObject({ engine: 'piper', sex: voice.sex });
      if (voice.engine === 'piper') expect(liveVoiceFor(voice)).toBe(voice);
    }
  });
});

describe('the whitelist', () => {
  it('holds at least ten, women and men, American and British', () => {
    expect(whitelist.length).toBeGreaterThanOrEqual(10);
    expect(new Set(voiceList.map(({ id }) => id)).size).toBe(voiceList.length);
    for (const accent of ['US', 'UK'])
      for (const sex of ['female', 'male'])
        expect(whitelist.some((voice) => voice.accent === accent && voice.sex === sex)).toBe(true);
  });
});
