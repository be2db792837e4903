import { useEffect, useState } from 'react';
import type { SpokenSpan } from './time-axis.ts';

/** The outline of speech needs no more. */
const decodeRateHz = 8_000;
const barsPerSec = 120;
/** Below 1, soft sounds are seen too. */
const exponent = 0.7;

async function outlineOf(content: Blob, { fromSec, toSec }: SpokenSpan): Promise<number[]> {
  const context = new OfflineAudioContext(1, 1, decodeRateHz);
  const sound = await context.decodeAudioData(await content.arrayBuffer()).catch(() => null);
  if (!sound) return [];
  const samples = sound.getChannelData(0);
  const perBar = decodeRateHz / barsPerSec;
  const first = fromSec * decodeRateHz;
  const bars = Array.from({ length: Math.max(1, Math.round((toSec - fromSec) * barsPerSec)) }, (_, bar) => {
    const from = Math.floor(first + bar * perBar);
    return samples
      .subarray(from, Math.floor(from + perBar))
      .reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);
  });
  const highest = Math.max(...bars, Number.EPSILON);
  return bars.map((bar) => (bar / highest) ** exponent);
}

/** The outline of a stretch of sound, 0 to 1 for each bar; none until it is known, or where the browser cannot read it. */
export function useWaveform(sound: Blob | null, { fromSec, toSec }: SpokenSpan): readonly number[] {
  const [bars, setBars] = useState<readonly number[]>([]);
  useEffect(() => {
    let isOver = false;
    if (sound)
      void outlineOf(sound, { fromSec, toSec }).then((outline) => {
        if (!isOver) setBars(outline);
      });
    return () => {
      isOver = true;
    };
  }, [sound, fromSec, toSec]);
  return bars;
}
