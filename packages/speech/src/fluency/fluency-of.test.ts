import { describe, expect, it } from 'vitest';
import { isClauseBoundary } from './clause-boundary.ts';
import { findRepeats } from './find-repeats.ts';
import { fluencyOf } from './fluency-of.ts';

/** Words of a quarter of a second each from the times given: "0.5: I usually | 2: get up". */
function spoken(score: string) {
  const words = score.split('|').flatMap((phrase) => {
    const [, at = '0', text = ''] = /^\s*([\d.]+):\s*(.*?)\s*$/.exec(phrase) ?? [];
    return text.split(' ').map((word, i) => {
      const startSec = Number(at) + 0.25 * i;
      return { word, startSec, endSec: startSec + 0.25 };
    });
  });
  const speech = score.split('|').map((phrase) => {
    const [, at = '0', text = ''] = /^\s*([\d.]+):\s*(.*?)\s*$/.exec(phrase) ?? [];
    return { startSec: Number(at), endSec: Number(at) + 0.25 * text.split(' ').length };
  });
  return { words, speech, unwrittenFillers: [] };
}

describe('fluency of an answer', () => {
  it('counts rates over the speaking time, and articulation without the pauses', () => {
    const facts = fluencyOf(spoken('1: I usually get up | 3: at seven'));
    expect(facts).toMatchObject({ wordCount: 6, syllableCount: 10, leadInSec: 1, speakingSec: 2.5 });
    expect(facts.speechRate).toEqual({ wordsPerMin: 144, syllablesPerMin: 240 });
    expect(facts.articulationRate).toEqual({ wordsPerMin: 240, syllablesPerMin: 400 });
    expect(facts.phonationRatio).toBe(0.6);
    expect(facts.meanRunSyllables).toBe(5);
  });

  it('finds pauses, long ones, and where they fall', () => {
    const { pauses, longPauseCount, longPauseInsideClauseCount } = fluencyOf(
      spoken('0: I went to the | 1.3: market yesterday. | 2.6: Then I came home | 3.8: because it rained'),
    );
    expect(pauses.map(({ afterWord, place, isLong }) => [afterWord, place, isLong])).toEqual([
      [3, 'inside_clause', false],
      [5, 'clause_end', true],
    ]);
    expect(longPauseCount).toBe(1);
    expect(longPauseInsideClauseCount).toBe(0);
  });

  it('takes written fillers out of the words, and counts those found in the sound with them', () => {
    const answer = spoken('0: I um I think, oh, people work');
    const facts = fluencyOf({ ...answer, unwrittenFillers: [{ startSec: 2, endSec: 2.4, afterWord: 5 }] });
    expect(facts.wordCount).toBe(5);
    expect(facts.fillers.map(({ afterWord }) => afterWord)).toEqual([0, 3, 5]);
    expect(facts.repeats).toEqual([{ kind: 'repeat', firstWord: 0, wordCount: 1 }]);
  });

  it('knows an "oh" that is meant', () => {
    expect(fluencyOf(spoken('0: Oh, I see')).fillerCount).toBe(0);
    expect(fluencyOf(spoken('0: room two oh five')).fillerCount).toBe(0);
  });

  it('has nothing to count where nothing is said', () => {
    const facts = fluencyOf({ words: [], speech: [], unwrittenFillers: [] });
    expect(facts).toMatchObject({ wordCount: 0, speakingSec: 0, pauseCount: 0, meanRunSyllables: 0 });
    expect(facts.speechRate.wordsPerMin).toBe(0);
  });
});

describe('repeats and corrections', () => {
  const find = (text: string) =>
    findRepeats(text.split(' ')).map(({ kind, firstWord, wordCount }) => [kind, firstWord, wordCount]);

  it.each([
    ['I I think', [['repeat', 0, 1]]],
    ['we went to the, to the market', [['repeat', 2, 2]]],
    ['what do you what do you think', [['repeat', 0, 3]]],
    ['he go he goes there', [['correction', 0, 2]]],
    ['they are playing they are swimming', [['correction', 0, 3]]],
    ['she work worked hard', [['correction', 1, 1]]],
  ])('finds what is taken back in "%s"', (text, expected) => {
    expect(find(text)).toEqual(expected);
  });

  it.each([
    'it was very very good',
    'I like tea. I like coffee.',
    'I like the sea and the mountains',
    'more and more people',
  ])('leaves "%s" alone', (text) => {
    expect(find(text)).toEqual([]);
  });
});

describe('clause boundaries', () => {
  it.each([
    ['home.', 'Then', 'we', true],
    ['late', 'because', 'buses', true],
    ['tea', 'and', 'I', true],
    ['bread', 'and', 'butter', false],
    ['think', 'she', 'knows', true],
    ['do', 'they', 'know', false],
    ['the', 'market', 'is', false],
    ['the,', 'market', 'is', false],
  ])('%s | %s %s: %s', (before, after, next, expected) => {
    expect(isClauseBoundary(before, after, next)).toBe(expected);
  });
});
