import type { Recognition } from '../recognition/recognise.ts';
import { alignWords } from './align-words.ts';
import { frameStartSec } from './frame-time.ts';
import type { JudgedFrames } from './judged-frames.ts';
import { withoutPrior } from './judged-frames.ts';
import { asOneWord, phoneIndices } from './spoken-word.ts';

export interface TimedWord {
  /** As the recogniser writes it. */
  word: string;
  startSec: number;
  endSec: number;
  confidence: number;
}

interface Span {
  startSec: number;
  endSec: number;
}

/** When each word of the recogniser was said. A word without a sound of its own (“—”) lies where the one before it ends. */
export function timeWords(prior: Float32Array, frames: JudgedFrames, { chunks }: Recognition): TimedWord[] {
  const words = chunks.flatMap((chunk) => chunk.words.map((word) => ({ ...word, chunk })));
  const sayable = words.map(({ text }) => asOneWord(text)[0]);
  const found = alignWords(
    withoutPrior(frames.logs, prior),
    frames.frameCount,
    sayable.flatMap((word) => (word === undefined ? [] : [{ ways: word.ways.map(phoneIndices) }])),
  );
  let next = 0;
  let before: Span | undefined;
  return words.map(({ text, confidence, chunk }, i) => {
    const place = sayable[i] === undefined ? undefined : found?.[next++];
    const startSec = place === undefined || place === null ? undefined : frameStartSec(place.starts[0] ?? 0);
    const endSec = place === undefined || place === null ? undefined : frameStartSec(place.ends.at(-1) ?? 0);
    const at = before?.endSec ?? chunk.startSec;
    const span = { startSec: startSec ?? at, endSec: endSec ?? at };
    before = span;
    return { word: text, ...span, confidence: Math.round(1000 * confidence) / 1000 };
  });
}
