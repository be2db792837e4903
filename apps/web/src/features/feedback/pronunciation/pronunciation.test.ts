import type { WordFeedback } from '@bandwise/contract/feedback';
import { expect, it } from 'vitest';
import { coachingWords } from '../../../lib/feedback/coaching-words.ts';
import { excellentWords, problemWords } from './choose-words.ts';
import { errorShare } from './error-share.ts';
import { scoreColour } from './score-colour.ts';

const said = (word: string, score: number, error: WordFeedback['error_type'] = 'None'): WordFeedback => ({
  word,
  accuracy_score: score,
  error_type: error,
  phonemes: [],
  phonetic: '',
  question_order: 1,
  start_seconds: 0,
  end_seconds: 1,
});
const names = (words: WordFeedback[]) => words.map(({ word }) => word);

it('counts words below 80 or with an error as problems, and words from 85 as excellent', () => {
  const words = [
    said('edge', 80),
    said('low', 79.9),
    said('lost', 95, 'Omission'),
    said('Good', 85),
    said('near', 84),
  ];
  expect(names(problemWords(words))).toEqual(['low', 'lost']);
  expect(names(excellentWords(words))).toEqual(['Good']);
});

it('names each word once, and none as excellent that went wrong somewhere', () => {
  const words = [said('Think', 60), said('think', 50), said('think', 99), said('fine', 99), said('fine', 90)];
  expect(problemWords(words).map(({ accuracy_score }) => accuracy_score)).toEqual([50]);
  expect(names(excellentWords(words))).toEqual(['fine']);
});

it('names excellent words with many sounds before short ones', () => {
  const sound = { phoneme: 'AH', ipa: 'ʌ', accuracy_score: 99, flagged: false };
  const long = { ...said('wonderful', 90), phonemes: [sound, sound, sound] };
  expect(names(excellentWords([said('a', 100), long]))).toEqual(['wonderful', 'a']);
});

it('coaches the ten lowest words below 85 or with an error', () => {
  const many = Array.from({ length: 12 }, (_, index) => said(`word${index}`, 84 - index));
  const words = coachingWords([...many, said('good', 85), said('wrong', 97, 'Mispronunciation')]);
  expect(words).toHaveLength(10);
  expect(words[0]?.word).toBe('word11');
  expect(names(coachingWords([said('good', 85), said('wrong', 97, 'Mispronunciation')]))).toEqual(['wrong']);
});

it('changes colour at 80, 60, 40 and 20', () => {
  const colours = [100, 80, 79, 60, 59, 40, 39, 20, 19, 0].map(scoreColour);
  expect(new Set(colours).size).toBe(5);
  for (const index of [0, 2, 4, 6, 8]) expect(colours[index]).toBe(colours[index + 1]);
});

it('fills the bar of errors by 20 points each, up to 100', () => {
  expect([0, 1, 4, 5, 9].map(errorShare)).toEqual([0, 20, 80, 100, 100]);
});
