import { describe, expect, it } from 'vitest';
import { advance, beginAt, isDone, isOpen, type CoachingProgress } from './coaching-progress.ts';

const completed = (progress: CoachingProgress, times: number): CoachingProgress =>
  times === 0 ? progress : completed(advance(progress, { type: 'complete' }), times - 1);

describe('the way through a coaching', () => {
  it('leads through listen, practice, compare and tips, then to the next word, then to the end', () => {
    const start = beginAt(2, 0);
    const steps = Array.from({ length: 8 }, (_, times) => completed(start, times));
    expect(steps.map(({ word, step }) => `${word} ${step}`)).toEqual([
      ...['0 listen', '0 practice', '0 compare', '0 tips'],
      ...['1 listen', '1 practice', '1 compare', '1 tips'],
    ]);
    expect(steps.some(({ isCompleted }) => isCompleted)).toBe(false);
    expect(completed(start, 8).isCompleted).toBe(true);
  });

  it('opens a step only when those before it are done', () => {
    const practised = completed(beginAt(2, 0), 1);
    expect(isOpen(practised, 'practice')).toBe(true);
    expect(isOpen(practised, 'compare')).toBe(false);
    expect(advance(practised, { type: 'choose-step', step: 'tips' })).toBe(practised);
    const back = advance(practised, { type: 'choose-step', step: 'listen' });
    expect(back.step).toBe('listen');
    expect(isDone(back, 'listen')).toBe(true);
  });

  it('goes on with a word where it was left', () => {
    const left = advance(completed(beginAt(3, 0), 2), { type: 'choose-word', word: 2 });
    expect(left).toMatchObject({ word: 2, step: 'listen' });
    expect(advance(left, { type: 'choose-word', word: 0 })).toMatchObject({ word: 0, step: 'compare' });
  });

  it('goes on after a reload with the step that comes next', () => {
    const reloaded = beginAt(2, 1, [['listen', 'practice', 'compare', 'tips'], ['listen']]);
    expect(reloaded).toMatchObject({ word: 1, step: 'practice', isCompleted: false });
    expect(completed(reloaded, 3).isCompleted).toBe(true);
  });

  it('forgets everything when it starts again', () => {
    expect(advance(completed(beginAt(2, 1), 4), { type: 'restart' })).toEqual(beginAt(2, 0));
  });
});
