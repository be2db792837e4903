import type { AssessedWord, Assessment } from '@bandwise/speech/pronunciation/assessment';
import { describe, expect, it } from 'vitest';
import { readAzureReply } from './azure-reply.ts';
import { mergeAssessment } from './merge-assessment.ts';
import { writeSsml } from './write-ssml.ts';

const reply = (value: unknown) => readAzureReply(Buffer.from(JSON.stringify(value)));
const best = {
  Confidence: 0.9,
  Lexical: 'i think so',
  Display: 'I think so.',
  Words: [
    { Word: 'i', Offset: 1_000_000, Duration: 1_000_000, AccuracyScore: 90, ErrorType: 'None', Phonemes: [] },
    {
      Word: 'think',
      AccuracyScore: 41,
      ErrorType: 'Mispronunciation',
      Phonemes: [
        { Phoneme: 'th', AccuracyScore: 10 },
        { Phoneme: 'ih', AccuracyScore: 80 },
        { Phoneme: 'ng', AccuracyScore: 85 },
        { Phoneme: 'k', AccuracyScore: 88 },
      ],
    },
    { Word: 'so', AccuracyScore: 95, ErrorType: 'UnexpectedBreak' },
  ],
  AccuracyScore: 70,
  FluencyScore: 80,
  CompletenessScore: 100,
  PronScore: 75,
};

describe('a reply of Azure', () => {
  it('is read with its scores beside or below the other fields', () => {
    const { AccuracyScore, FluencyScore, CompletenessScore, PronScore, ...fields } = best;
    const nested = {
      ...fields,
      PronunciationAssessment: { AccuracyScore, FluencyScore, CompletenessScore, PronScore },
    };
    const flat = reply({ RecognitionStatus: 'Success', NBest: [best] });
    expect(flat).toMatchObject({ Display: 'I think so.', PronScore: 75 });
    expect(reply({ RecognitionStatus: 'Success', NBest: [nested] })).toEqual(flat);
  });

  it.each(['NoMatch', 'InitialSilenceTimeout'])('says that nobody spoke: %s', (status) => {
    expect(reply({ RecognitionStatus: status })).toBeUndefined();
  });

  it.each([
    [{ RecognitionStatus: 'Error' }, 'broken'],
    [{ RecognitionStatus: 'Success', NBest: [] }, 'nonsense'],
    [{ RecognitionStatus: 'Success', NBest: [{ ...best, AccuracyScore: 900 }] }, 'nonsense'],
    [{ message: 'hello' }, 'nonsense'],
  ])('is refused: %j', (value, failure) => {
    expect(() => reply(value)).toThrow(failure);
  });
});

const phones = (...names: string[]): AssessedWord['phonemes'] =>
  names.map((phoneme, index) => ({
    phoneme,
    ipa: phoneme.toLowerCase(),
    accuracy_score: 50,
    confidence: 0.7,
    flagged: false,
    startSec: index / 10,
    endSec: (index + 1) / 10,
  }));
const word = (text: string, ...names: string[]): AssessedWord => ({
  word: text,
  accuracy_score: 50,
  stress_score: 66,
  error_type: 'None',
  confidence: 0.7,
  startSec: 1,
  endSec: 2,
  phonemes: phones(...names),
});
const own: Assessment = {
  text_known: false,
  pronunciation_scores: { overall: 50, accuracy: 50, fluency: 50, completeness: 50, prosody: 55 },
  confidences: { overall: 0.7, accuracy: 0.7, fluency: 0.7, completeness: 0.7, prosody: 0.7 },
  words: [word('I', 'AY'), word('think', 'TH', 'IH', 'NG', 'K'), word('23', 'T'), word('so.', 'S', 'OW')],
};

describe('Azure’s verdicts', () => {
  const merged = mergeAssessment(own, [
    { words: own.words, best: reply({ RecognitionStatus: 'Success', NBest: [best] })! },
  ]);

  it('take the place of ours, word by word and sound by sound', () => {
    expect(merged.pronunciation_scores).toEqual({
      overall: 75,
      accuracy: 70,
      fluency: 80,
      completeness: 100,
      prosody: 55,
    });
    expect(merged.words.map(({ accuracy_score }) => accuracy_score)).toEqual([90, 41, 50, 95]);
    expect(merged.words.map(({ error_type }) => error_type)).toEqual([
      'None',
      'Mispronunciation',
      'None',
      'None',
    ]);
    expect(merged.words[1]?.phonemes.map(({ flagged }) => flagged)).toEqual([true, false, false, false]);
  });

  it('leave what Azure does not give: times, stress, sounds without a verdict', () => {
    expect(merged.words[1]).toMatchObject({ word: 'think', stress_score: 66, startSec: 1, endSec: 2 });
    expect(merged.words[1]?.phonemes[0]).toMatchObject({ phoneme: 'TH', startSec: 0, endSec: 0.1 });
    expect(merged.words[3]?.phonemes).toEqual(own.words[3]?.phonemes);
    expect(merged.words[2]).toEqual(own.words[2]);
  });

  it('of several pieces count by their words', () => {
    const [first, ...rest] = own.words as [AssessedWord, ...AssessedWord[]];
    const read = reply({ RecognitionStatus: 'Success', NBest: [best] })!;
    const { pronunciation_scores } = mergeAssessment(own, [
      { words: [first], best: { ...read, AccuracyScore: 30 } },
      { words: rest, best: read },
    ]);
    expect(pronunciation_scores.accuracy).toBe(60);
  });
});

it('a text cannot leave its place in the SSML', () => {
  const ssml = writeSsml('</prosody><voice name="x">& \u0000 "tea"', 'en-GB-SoniaNeural');
  expect(ssml).toContain(
    '&lt;/prosody&gt;&lt;voice name=&quot;x&quot;&gt;&amp;   &quot;tea&quot;</prosody></voice></speak>',
  );
  expect(ssml).toContain('xml:lang="en-GB"');
});
