import { feedbackLimits, practiceLimits } from '@bandwise/contract/limits';
import { describe, expect, it } from 'vitest';
import { advanceProgress } from './advance-progress.ts';
import { messageFor, messages } from './stage-messages.ts';

const after = (ticks: number, polls: number, from = 0) =>
  Array.from({ length: ticks }).reduce((share: number) => advanceProgress(share, polls), from);

describe('the simulated progress', () => {
  it('has the constants of the specification', () => {
    expect(feedbackLimits).toMatchObject({
      progressTickMs: 800,
      progressCap: 0.95,
      progressLateCap: 0.98,
      progressLateAfterPolls: 5,
      messageRotationMs: 2000,
    });
    expect(practiceLimits).toMatchObject({
      feedbackPollIntervalMs: 3000,
      feedbackPollsUntilDelayed: 10,
      feedbackPollsMax: 40,
    });
  });

  it('stops at 95 %, and at 98 % after five polls', () => {
    expect(after(1, 0)).toBeGreaterThan(0);
    expect(after(100, 4)).toBe(0.95);
    expect(after(100, 5)).toBe(0.98);
    expect(after(100, 5, after(100, 4))).toBe(0.98);
  });

  it('never goes back when asking begins anew', () => {
    expect(advanceProgress(0.98, 0)).toBe(0.98);
  });
});

describe('the four messages', () => {
  it('follow the stage of the server', () => {
    expect(messages).toHaveLength(4);
    const stages = ['preparing_models', 'analysing_answers', 'answers_analysed', 'writing_feedback'] as const;
    expect(stages.map((stage) => messageFor(stage, 3))).toEqual(messages);
  });

  it('take turns while no stage is known', () => {
    expect([0, 1, 2, 3, 4].map((turn) => messageFor(null, turn))).toEqual([...messages, messages[0]]);
  });
});
