import type { Audio } from '../audio/audio.ts';
import { modelSampleRateHz } from '../audio/audio.ts';
import type { Stretch } from '../voice-activity/find-speech.ts';

/** Who says a word again pauses for longer than this; inside a word or short phrase nobody does. */
const pauseSec = 0.3;
/** Around speech, for sounds that begin or end softly. */
const marginSec = 0.2;
/** Somebody who says it more often is judged by the last ones. */
const utterancesMax = 3;

export interface Utterance {
  audio: Audio;
  /** Where it begins in the recording. */
  offsetSec: number;
}

function cut({ samples, sampleRateHz }: Audio, from: number, to: number): Utterance {
  const start = Math.max(0, Math.round(from - marginSec * sampleRateHz));
  const end = Math.min(samples.length, Math.round(to + marginSec * sampleRateHz));
  return {
    audio: { samples: samples.subarray(start, end), sampleRateHz },
    offsetSec: start / sampleRateHz,
  };
}

/** What was said between pauses, in a recording of 16 kHz; and, where there were pauses, all of it, which may be one phrase after all. */
export function utterancesOf(audio: Audio, speech: readonly Stretch[]): Utterance[] {
  const said: Stretch[] = [];
  for (const { from, to } of speech) {
    const last = said.at(-1);
    if (last && from - last.to < pauseSec * modelSampleRateHz) last.to = to;
    else said.push({ from, to });
  }
  const [first] = said;
  const last = said.at(-1);
  if (!first || !last) return [];
  const whole = said.length > 1 ? [cut(audio, first.from, last.to)] : [];
  return [...said.slice(-utterancesMax).map(({ from, to }) => cut(audio, from, to)), ...whole];
}
