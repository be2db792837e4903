import type { SpokenWordShape } from '@bandwise/contract/coaching';
import { describe, expect, it } from 'vitest';
import { axisSec, pitchLines, spanOf, ticksOf } from './time-axis.ts';

const phone = (start_seconds: number | null, end_seconds: number | null) => ({
  phoneme: 'AH',
  ipa: 'ə',
  accuracy_score: 90,
  flagged: false,
  start_seconds,
  end_seconds,
});
const spoken = (phonemes: SpokenWordShape['phonemes'], pitch: (number | null)[] = []): SpokenWordShape => ({
  duration: 2,
  phonemes,
  contour: { start_seconds: 0, step_seconds: 0.1, pitch, energy: [] },
});

describe('two words on one axis', () => {
  it('begin where they are said, not where the recording begins', () => {
    const { fromSec, toSec } = spanOf(spoken([phone(0.5, 0.7), phone(0.7, 1.1)]));
    expect(fromSec).toBeCloseTo(0.42);
    expect(toSec).toBeCloseTo(1.18);
    expect(spanOf(spoken([phone(null, null)]))).toEqual({ fromSec: 0, toSec: 2 });
  });

  it('share the longer one’s length', () => {
    expect(
      axisSec([
        { fromSec: 0.2, toSec: 0.8 },
        { fromSec: 1, toSec: 2.5 },
      ]),
    ).toBe(1.5);
  });

  it('have few enough ticks to be read', () => {
    expect(ticksOf(0.9).map((tick) => tick.toFixed(1))).toEqual(['0.0', '0.2', '0.4', '0.6', '0.8']);
    expect(ticksOf(6).length).toBeLessThanOrEqual(7);
  });

  it('draw a melody with gaps where there is no voice', () => {
    const lines = pitchLines(spoken([], [1, 2, null, 3, 4, null, 5]), { fromSec: 0, toSec: 2 }, 2);
    expect(lines.map((line) => line.map(({ semitones }) => semitones))).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(lines[1]?.[0]?.at).toBeCloseTo(0.15);
  });
});
