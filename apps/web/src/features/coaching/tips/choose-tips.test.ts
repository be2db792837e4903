import { describe, expect, it } from 'vitest';
import english from '../../../i18n/en/phoneme-tips.json';
import { chooseTips, problemSounds } from './choose-tips.ts';
import { mouthShapes } from './mouth-shapes.ts';
import { practiceExamples } from './practice-examples.ts';

const sound = (phoneme: string, accuracy_score: number, flagged = false) => ({
  phoneme,
  ipa: '',
  accuracy_score,
  flagged,
});

describe('tips', () => {
  it('are for the sounds that need work: the wrong ones first, then the weak ones, each once', () => {
    const sounds = [sound('T', 99), sound('AE', 40), sound('TH', 70, true), sound('AE', 50), sound('L', 79)];
    expect(problemSounds(sounds)).toEqual(['TH', 'AE', 'L']);
  });

  it('are three at most', () => {
    expect(chooseTips(['TH', 'AE', 'L', 'R'])).toEqual([
      { phoneme: 'TH', text: 'how' },
      { phoneme: 'AE', text: 'how' },
      { phoneme: 'TH', text: 'check' },
    ]);
    expect(chooseTips(['V'])).toEqual([
      { phoneme: 'V', text: 'how' },
      { phoneme: 'V', text: 'check' },
    ]);
  });

  it('are two for anybody where no sound is known', () => {
    expect(chooseTips([])).toHaveLength(2);
    expect(chooseTips(problemSounds([sound('T', 99), sound('?', 10)]))).toEqual(chooseTips([]));
  });

  it('exist for every sound, with a drawing and words to practise', () => {
    const all = Object.keys(mouthShapes).toSorted();
    expect(all).toHaveLength(39);
    expect(Object.keys(practiceExamples).toSorted()).toEqual(all);
    expect(Object.keys(english)).toEqual(expect.arrayContaining(all));
  });
});
