import { describe, expect, it } from 'vitest';
import { chooseLabels, textWidthRem } from './axis-labels.ts';
import { placeOf } from './placing.ts';

const days = (total: number, text = 'Nov 12') => Array.from({ length: total }, () => text);
const shownAt = (widthRem: number, texts: string[]) =>
  chooseLabels({ texts, placing: 'points', leftRem: 2, rightRem: 3 })
    .filter(({ fromRem }) => widthRem > fromRem)
    .map(({ index }) => index)
    .toSorted((a, b) => a - b);

describe('labels below a chart', () => {
  it('are the first, the last and as many between as there is room for', () => {
    expect(shownAt(8, days(13))).toEqual([0, 12]);
    expect(shownAt(16, days(13))).toEqual([0, 4, 8, 12]);
    expect(shownAt(30, days(13))).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(shownAt(70, days(13))).toHaveLength(13);
  });

  it('leave no stray one beside the first', () => {
    expect(shownAt(30, days(20))).toEqual([0, 3, 7, 11, 15, 19]);
    expect(shownAt(16, days(20))).toEqual([0, 11, 19]);
  });

  it('are the last alone where not even two have room, and where there is only one', () => {
    expect(shownAt(2, days(13))).toEqual([12]);
    expect(shownAt(2, days(1))).toEqual([0]);
  });

  it('are the ends alone on a small chart', () => {
    const labels = chooseLabels({
      texts: days(20),
      placing: 'points',
      leftRem: 2,
      rightRem: 1,
      isSparse: true,
    });
    expect(labels.map(({ index }) => index)).toEqual([19, 0]);
  });

  it('are fewer where they are longer, and squarer signs take more room', () => {
    expect(shownAt(30, days(20, 'Nov 12, 23:30')).length).toBeLessThan(shownAt(30, days(20)).length);
    expect(textWidthRem('11月12日')).toBeGreaterThan(textWidthRem('11-12-'));
  });

  it.each(['points', 'bars'] as const)('of %s never touch each other or leave the chart', (placing) => {
    const [leftRem, rightRem] = [1.75, 0.5];
    for (const text of ['9 nov', '11월 16일', 'Nov 12, 23:30'])
      for (const total of [2, 3, 12, 20, 30, 56, 100]) {
        const labels = chooseLabels({ texts: days(total, text), placing, leftRem, rightRem });
        for (let widthRem = 12; widthRem <= 76; widthRem += 0.5) {
          const spans = labels
            .filter(({ fromRem }) => widthRem > fromRem)
            .map(({ index, widthRem: own }) => {
              const below = placeOf(index, total, placing) * widthRem;
              const middle = Math.min(Math.max(below, own / 2 - leftRem), widthRem + rightRem - own / 2);
              return { from: middle - own / 2, to: middle + own / 2 };
            })
            .toSorted((a, b) => a.from - b.from);
          expect(spans[0]?.from).toBeGreaterThanOrEqual(-leftRem - 1e-9);
          expect(spans.at(-1)?.to).toBeLessThanOrEqual(widthRem + rightRem + 1e-9);
          for (const [index, span] of spans.slice(1).entries())
            expect(span.from - (spans[index]?.to ?? 0)).toBeGreaterThan(0.9);
        }
      }
  });
});
