import { phoneIndex } from '../phonemes/phones.ts';
import type { WordToFind } from '../pronunciation/align-words.ts';
import { alignWords } from '../pronunciation/align-words.ts';
import { frameStartSec } from '../pronunciation/frame-time.ts';
import { withoutPrior } from '../pronunciation/judged-frames.ts';
import { asOneWord, phoneIndices } from '../pronunciation/spoken-word.ts';
import { isFillerWord } from './filler-words.ts';
import type { Filler } from './fluency-of.ts';
import type { TimedWord } from './timed-word.ts';

/** "um", "uh", "er", "mm". */
const fillerWays = [['AH', 'M'], ['AH'], ['ER'], ['M']].map((phones) => phones.map(phoneIndex));

/** What speaks for no filler, in log probabilities: 0 to 16 find the same within one in 38 (bench/fillers.ts). */
const optionalFiller: WordToFind = { ways: fillerWays, skipScore: 8 };
/** Shorter ones are the articles that a recogniser leaves out. */
const shortestFillerSec = 0.15;
const leastVoicedShare = 0.7;

interface HeardFrames {
  frameCount: number;
  /** For each frame the log-probability of each phone and of silence. */
  logs: Float32Array;
  voicing: { voiced: Uint8Array };
}

const voicedShare = (voiced: Uint8Array, from: number, to: number) =>
  voiced.subarray(from, to).reduce((sum, one) => sum + one, 0) / Math.max(1, to - from);

/** Fillers between the words that the recogniser left out: the words are looked for again, with a filler allowed between any two. */
export function findFillers(prior: Float32Array, frames: HeardFrames, words: readonly TimedWord[]): Filler[] {
  const sayable = words.flatMap(({ word }, index) => asOneWord(word).map(({ ways }) => ({ ways, index })));
  const wanted = [
    optionalFiller,
    ...sayable.flatMap(({ ways }): WordToFind[] => [{ ways: ways.map(phoneIndices) }, optionalFiller]),
  ];
  const found = alignWords(withoutPrior(frames.logs, prior), frames.frameCount, wanted) ?? [];
  return found.flatMap((place, at): Filler[] => {
    if (place === null || at % 2 === 1) return [];
    const [from, to] = [place.starts[0] ?? 0, place.ends.at(-1) ?? 0];
    const [startSec, endSec] = [frameStartSec(from), frameStartSec(to)];
    const before = sayable[at / 2 - 1]?.index ?? -1;
    const besideWritten = [before, sayable[at / 2]?.index].some(
      (index) => index !== undefined && isFillerWord(words[index]?.word ?? '', words[index - 1]?.word),
    );
    const isFiller =
      endSec - startSec >= shortestFillerSec &&
      voicedShare(frames.voicing.voiced, from, to) >= leastVoicedShare;
    return isFiller && !besideWritten ? [{ startSec, endSec, afterWord: before }] : [];
  });
}
