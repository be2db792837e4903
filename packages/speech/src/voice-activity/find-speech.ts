import { modelSampleRateHz } from '../audio/audio.ts';
import { vadFrameSamples } from './speech-probabilities.ts';

/** A stretch of a recording, in samples: the first, and one past the last. */
export interface Stretch {
  from: number;
  to: number;
}

/** Silero's own recommendation: in at 0.5, out 0.15 lower, so that a wavering vowel does not end a word. */
const speechBegins = 0.5;
const speechEnds = 0.35;
const framesIn = (durationMs: number) =>
  Math.round((durationMs * modelSampleRateHz) / 1_000 / vadFrameSamples);
/** Shorter silences are closures of plosives. */
const shortestSilenceFrames = framesIn(130);
/** Shorter sounds are clicks: the shortest word, “I”, takes about 100 ms. */
const shortestSpeechFrames = framesIn(100);

interface FrameRun {
  from: number;
  to: number;
}

function runsOfSpeech(probabilities: Float32Array): FrameRun[] {
  const runs: FrameRun[] = [];
  let open: FrameRun | undefined;
  probabilities.forEach((probability, frame) => {
    if (open !== undefined && probability >= speechEnds) open.to = frame + 1;
    else if (open !== undefined && frame - open.to >= shortestSilenceFrames) open = undefined;
    if (open === undefined && probability >= speechBegins) {
      open = { from: frame, to: frame + 1 };
      runs.push(open);
    }
  });
  return runs;
}

/** Where somebody speaks, to the frame: the ground for pauses and rates. */
export function findSpeech(probabilities: Float32Array, sampleCount: number): Stretch[] {
  return runsOfSpeech(probabilities)
    .filter((run) => run.to - run.from >= shortestSpeechFrames)
    .map((run) => ({
      from: run.from * vadFrameSamples,
      to: Math.min(sampleCount, run.to * vadFrameSamples),
    }));
}
