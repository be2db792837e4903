import type { Feedback, SpokenWord, WordFeedback } from '@bandwise/contract/feedback';
import { describe, expect, it } from 'vitest';
import { findWord } from './find-word.ts';
import { markOf } from './word-mark.ts';

const spoken = (part: Partial<SpokenWord>): SpokenWord => ({
  text: 'word',
  kind: 'word',
  start_seconds: 1,
  end_seconds: 1.4,
  accuracy_score: 90,
  error_type: 'None',
  pause_after_seconds: null,
  ...part,
});

describe('a word of the transcript', () => {
  it('is clear from 80, unclear from 60 and wrong below', () => {
    const marks = [100, 80, 79, 60, 59, 0].map((score) => markOf(spoken({ accuracy_score: score })));
    expect(marks).toEqual(['clear', 'clear', 'unclear', 'unclear', 'wrong', 'wrong']);
  });

  it('is marked by what happened to it, and not at all where nobody was sure', () => {
    expect(markOf(spoken({ error_type: 'Mispronunciation' }))).toBe('wrong');
    expect(markOf(spoken({ error_type: 'Insertion', accuracy_score: null }))).toBe('added');
    expect(markOf(spoken({ kind: 'missing', error_type: 'Omission' }))).toBe('missing');
    expect(markOf(spoken({ kind: 'filler' }))).toBe('filler');
    expect(markOf(spoken({ kind: 'repeated' }))).toBe('repeated');
    expect(markOf(spoken({ accuracy_score: null }))).toBe('unjudged');
  });
});

describe('the sounds of a word', () => {
  const judged = (word: string, order: number, startSec: number): WordFeedback => ({
    word,
    accuracy_score: 70,
    error_type: 'None',
    phonemes: [],
    phonetic: '',
    question_order: order,
    start_seconds: startSec,
    end_seconds: startSec + 0.3,
  });
  const feedback = {
    word_level_feedback: [judged('sea', 1, 1.02), judged('sea', 1, 8), judged('sea', 2, 1)],
  } as Feedback;

  it('are those of the same word at the same moment of the same answer', () => {
    const found = findWord(feedback, 1, spoken({ text: 'Sea,', start_seconds: 1 }));
    expect(found).toBe(feedback.word_level_feedback[0]);
    expect(findWord(feedback, 1, spoken({ text: 'sea', start_seconds: 8.1 }))?.start_seconds).toBe(8);
  });

  it('are not those of another word or another time', () => {
    expect(findWord(feedback, 1, spoken({ text: 'see', start_seconds: 1 }))).toBeUndefined();
    expect(findWord(feedback, 1, spoken({ text: 'sea', start_seconds: 4 }))).toBeUndefined();
    expect(findWord(feedback, 1, spoken({ text: 'sea', start_seconds: null }))).toBeUndefined();
  });
});
