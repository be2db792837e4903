import { describe, expect, it } from 'vitest';
import { coachWord } from './coach-word.ts';
import { makeHeardWord } from './testing/make-heard-word.ts';

const asW = { kind: 'substituted', heardAs: 'W' } as const;
/** "very", strong and high first, weak and low last. */
const very = (part: object = {}, end: object = {}) =>
  makeHeardWord([
    { phoneme: 'V', ...part },
    { phoneme: 'EH', stress: 1, pitch: 3, loudnessDb: 0 },
    { phoneme: 'R', pitch: 0 },
    { phoneme: 'IY', stress: 0, pitch: -3, loudnessDb: -9, ...end },
  ]);
const model = very();

describe('a word that is coached', () => {
  it('keeps the experts’ score where every sound is right, and nothing is remarked', () => {
    expect(coachWord(very(), model)).toMatchObject({ accuracyScore: 95, remarks: [] });
  });

  it('misses the target by one sound that is clearly another, which is named', () => {
    const coached = coachWord(very({ fault: asW }), model);
    expect(coached?.accuracyScore).toBeLessThan(85);
    expect(coached?.remarks).toEqual([{ kind: 'sound', index: 0, heardAs: 'W' }]);
  });

  it('never scores higher for more wrong sounds', () => {
    const scores = [0, 1, 2, 3].map((wrong) => {
      const heard = very();
      heard.sounds.slice(0, wrong).forEach((sound) => (sound.fault = asW));
      return coachWord(heard, model)?.accuracyScore ?? 0;
    });
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(4);
  });

  it('is not blamed for what the model’s own voice does', () => {
    expect(coachWord(very({ fault: asW }), very({ fault: asW }))).toMatchObject({
      accuracyScore: 95,
      remarks: [],
    });
  });

  it('is told which sound was left out', () => {
    const missing = { fault: { kind: 'missing', heardAs: null } };
    expect(coachWord(very({}, missing), model)?.remarks[0]).toEqual({ kind: 'missing_sound', index: 3 });
  });

  it('is told of its weakest sound where none is wrong', () => {
    expect(coachWord(very({ accuracy_score: 70 }), model)?.remarks).toEqual([
      { kind: 'sound', index: 0, heardAs: null },
    ]);
  });

  it('is told that its stress is elsewhere, or that its voice does not move', () => {
    const late = makeHeardWord([
      { phoneme: 'V' },
      { phoneme: 'EH', stress: 1, pitch: -3, loudnessDb: -9 },
      { phoneme: 'R', pitch: 0 },
      { phoneme: 'IY', stress: 0, pitch: 3, loudnessDb: 0 },
    ]);
    expect(coachWord(late, model)?.remarks).toEqual([
      { kind: 'stress', expectedSyllable: 1, heardSyllable: 2 },
    ]);
    const flat = very({}, { pitch: 0.2 });
    flat.contours.pitchSemitones = flat.contours.pitchSemitones.map((pitch) => (pitch === null ? null : 0.2));
    expect(coachWord(flat, model)?.remarks).toEqual([{ kind: 'pitch', shape: 'flat' }]);
  });

  it('is no verdict at all where it was another word', () => {
    const other = makeHeardWord(
      very().sounds.map((sound) => ({ ...sound, accuracy_score: 12, flagged: true })),
      34,
    );
    expect(coachWord(other, model)).toBeNull();
  });

  it('is judged without a model, but not compared', () => {
    expect(coachWord(very(), null)).toMatchObject({ accuracyScore: 95, melody: null, remarks: [] });
  });
});
