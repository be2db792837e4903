import type { Feedback, WordFeedback } from '@bandwise/contract/feedback';
import { describe, expect, it } from 'vitest';
import { chooseSounds, chooseWords, difficultyOf, errorProgress } from './coaching-plan.ts';

const said = (word: string, accuracy_score: number, part: Partial<WordFeedback> = {}): WordFeedback => ({
  word,
  accuracy_score,
  error_type: 'None',
  phonemes: [],
  phonetic: '',
  question_order: 1,
  start_seconds: 0,
  end_seconds: 1,
  ...part,
});
const names = (words: { word: string }[]) => words.map(({ word }) => word);

describe('the words of a coaching', () => {
  it('are those below 85 and those with an error, the lowest first', () => {
    const words = [
      said('good', 85),
      said('fair', 84.9),
      said('wrong', 95, { error_type: 'Mispronunciation' }),
      said('weak', 40),
    ];
    expect(names(chooseWords(words, null))).toEqual(['weak', 'fair', 'wrong']);
  });

  it('are ten at most, each once and by its lowest score', () => {
    const words = Array.from({ length: 14 }, (_, i) => said(`word${i}`, 20 + i));
    const chosen = chooseWords([...words, said('Word13', 1)], null);
    expect(chosen).toHaveLength(10);
    expect(chosen[0]).toMatchObject({ word: 'Word13', accuracy_score: 1 });
  });

  it('begin with one that was asked for, even a good one, and are still ten', () => {
    const words = [...Array.from({ length: 12 }, (_, i) => said(`word${i}`, 20 + i)), said('village', 97)];
    const chosen = chooseWords(words, 'Village');
    expect(names(chosen).slice(0, 2)).toEqual(['village', 'word0']);
    expect(chosen).toHaveLength(10);
  });

  it('begin with one that was never judged, but not with what is no word', () => {
    const words = [said('weak', 40)];
    expect(chooseWords(words, 'tomorrow')[0]).toMatchObject({ word: 'tomorrow', accuracy_score: null });
    expect(names(chooseWords(words, 'nobody said this'))).toEqual(['weak']);
  });

  it('are easy from 80, medium from 60, else hard', () => {
    expect([80, 79.9, 60, 59.9].map(difficultyOf)).toEqual(['easy', 'medium', 'medium', 'hard']);
  });
});

describe('the sounds of a coaching', () => {
  it('are the eight lowest, with six words each and how often they were wrong', () => {
    const phoneme_level_feedback = Array.from({ length: 12 }, (_, i) => ({
      phoneme: `P${i}`,
      ipa: 'p',
      accuracy_score: 90 - i,
      practice_words: Array.from({ length: 9 }, (__, word) => `word${word}`),
    }));
    const wrongTwice = said('x', 50, {
      phonemes: [true, true, false].map((flagged) => ({
        phoneme: 'P11',
        ipa: 'p',
        accuracy_score: 20,
        flagged,
      })),
    });
    const sounds = chooseSounds({
      phoneme_level_feedback,
      word_level_feedback: [wrongTwice],
    } as unknown as Feedback);
    expect(sounds).toHaveLength(8);
    expect(sounds[0]).toMatchObject({ phoneme: 'P11', errors: 2 });
    expect(sounds[0]?.practice_words).toHaveLength(6);
  });

  it('fill a bar with 20 points for each error, up to 100', () => {
    expect([0, 1, 4, 5, 9].map(errorProgress)).toEqual([0, 20, 80, 100, 100]);
  });
});
