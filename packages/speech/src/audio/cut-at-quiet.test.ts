import { expect, it } from 'vitest';
import { cutAtQuiet } from './cut-at-quiet.ts';

const sampleRateHz = 1000;
/** A tone that stops for half a second at each of these times. */
const toneWithStops = (seconds: number, stops: readonly number[]) => ({
  sampleRateHz,
  samples: Float32Array.from({ length: seconds * sampleRateHz }, (_, i) => {
    const at = i / sampleRateHz;
    return stops.some((stop) => at >= stop && at < stop + 0.5) ? 0 : 0.3 * Math.sin(i);
  }),
});

it('cuts in the last silence that fits, and loses nothing', () => {
  const audio = toneWithStops(120, [10, 21, 27, 50, 55, 80, 105]);
  const pieces = cutAtQuiet(audio, 30);
  expect(pieces.slice(1).map(({ startSec }) => Math.floor(startSec))).toEqual([27, 55, 80, 105]);
  expect(pieces.flatMap((piece) => [...piece.audio.samples])).toEqual([...audio.samples]);
  for (const piece of pieces) expect(piece.audio.samples.length).toBeLessThanOrEqual(30 * sampleRateHz);
});

it('leaves what is short enough alone', () => {
  const audio = toneWithStops(30, []);
  expect(cutAtQuiet(audio, 30)).toEqual([{ startSec: 0, audio }]);
});
