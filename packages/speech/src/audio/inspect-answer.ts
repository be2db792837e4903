import { judgeLevels } from './judge-levels.ts';
import { measureLevels } from './levels.ts';
import { openWav, type OpenWav } from './open-wav.ts';
import { assertAnswerLength } from './read-answer.ts';

/** Long enough to hold a word or two between pauses. */
const pieceSec = 5;

interface InspectedAnswer {
  durationSec: number;
  /** False when no stretch of it holds anything that could be heard. */
  isAudible: boolean;
}

/**
 * What a server must know before it takes a recording, by the rules of `readAnswer` but without decoding more of it
 * than is needed: a minute costs 50 ms to read and 5 ms to inspect.
 */
export function inspectAnswer(bytes: Uint8Array): InspectedAnswer {
  const wav = openWav(bytes);
  const durationSec = wav.frames / wav.sampleRateHz;
  assertAnswerLength(durationSec);
  return { durationSec, isAudible: isAudible(wav) };
}

function isAudible(wav: OpenWav): boolean {
  const pieceFrames = Math.ceil(pieceSec * wav.sampleRateHz);
  for (let from = 0; from < wav.frames; from += pieceFrames) {
    const piece = wav.decode(from, Math.min(from + pieceFrames, wav.frames));
    if (!judgeLevels(measureLevels(piece)).includes('silent')) return true;
  }
  return false;
}
