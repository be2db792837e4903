import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { agreement } from '../calibration/agreement.ts';
import { fitLine, fitWeights } from '../calibration/monotone-fit.ts';
import { readInterviews } from '../calibration/read-interviews.ts';
import { excerptOf } from './excerpt.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'interviews-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('interviews', () => {
  it('are read with what the speaker took back and the pauses', async () => {
    const file = path.join(folder, 'one.jsonl');
    const turn = [
      ['er', 'i'],
      ['i', 'f'],
      ['go', 'f'],
      ['i', 'rps-2'],
      ['went', 'f', 'long-pause'],
      ['home', 'f'],
    ];
    writeFileSync(file, `${JSON.stringify({ id: 'x', sst_level: 4, turns: [turn] })}\n`);
    const [interview] = await readInterviews(file);
    expect(interview?.level).toBe(4);
    expect(interview?.turns[0]?.words.map(({ disfluency }) => disfluency)).toEqual([
      'filler',
      'repaired',
      'repaired',
      undefined,
      undefined,
      undefined,
    ]);
    expect(interview?.turns[0]?.pauses).toEqual([{ afterWord: 4, durationSec: 4 }]);
  });

  it('give an excerpt from their middle', () => {
    const turns = Array.from({ length: 30 }, (_, turn) => ({
      words: Array.from({ length: 10 }, () => ({ text: `w${turn}` })),
    }));
    const excerpt = excerptOf({ id: 'x', level: 4, turns }, 100);
    expect(excerpt.turns).toHaveLength(10);
    expect(excerpt.turns[0]?.words[0]?.text).toBe('w10');
  });
});

describe('the fit', () => {
  const numbers = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 30, maxLength: 30 });

  it('finds weights that are there and none below zero', () => {
    const rows = Array.from({ length: 200 }, (_, index) => [
      Math.sin(index),
      Math.cos(index * 1.7),
      Math.sin(index * 0.3),
    ]);
    const [first = 0, second = 0, third = 0] = fitWeights(
      rows,
      rows.map(([one = 0, two = 0, three = 0]) => 2 * one + three - two),
    );
    expect(first).toBeGreaterThan(1.5);
    expect(second).toBe(0);
    expect(third).toBeGreaterThan(0.7);
  });

  it('draws a line that never falls, whatever the data', () => {
    fc.assert(
      fc.property(numbers, numbers, (sums, target) => {
        const heights = fitLine(sums, target).map(([, height]) => height);
        expect(heights).toEqual(heights.toSorted((one, other) => one - other));
      }),
      { numRuns: 50 },
    );
  });

  it('is measured as told', () => {
    expect(agreement([1, 2.4, 3, 6], [1, 2, 3, 4])).toMatchObject({
      spearman: 1,
      meanErrorLevels: 0.6,
      withinOneLevel: 0.75,
    });
  });
});
