import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModelStore } from '../models/locate-model.ts';
import { locateModel } from '../models/locate-model.ts';
import type { Moonshine } from '../recognition/moonshine.ts';
import { timelineModels } from './encode-timeline.ts';
import type { FrameThread } from './frame-thread.ts';
import { openFrameThread } from './frame-thread.ts';
import type { StatePool } from './pool-states.ts';
import { createStatePool } from './pool-states.ts';
import type { Refiner } from './refine-verdicts.ts';
import { createRefiner } from './refine-verdicts.ts';
import type { Scorer } from './scorer.ts';
import { createScorer } from './scorer.ts';
import { shortStatesModel } from './short-states-model.ts';
import type { Summary } from './summarise.ts';
import { createSummary } from './summarise.ts';
import type { Setting, Trust } from './trust.ts';
import { readTrust } from './trust.ts';
import type { WeightsByName } from './weights-file.ts';
import { readWeights, weightsBelow, weightsOf } from './weights-file.ts';

/** What was learnt from experts' scores of learners: training/README.md. */
export interface Judges {
  /** Taken off the frame head's log-probabilities before words are looked for. */
  prior: Float32Array;
  pool: StatePool;
  scorers: readonly Scorer[];
  summaries: Readonly<Record<Setting, Summary>>;
  refiners: Readonly<Record<Setting, Refiner>>;
  trust: Readonly<Record<Setting, Trust>>;
}

export interface Assessor {
  frames: FrameThread;
  /** Its decoder is led through texts; the recogniser's own may be used. */
  moonshine: Moonshine;
  judges: Judges;
}

const shippedWeights = fileURLToPath(new URL('../../weights', import.meta.url));

export interface AssessorOptions {
  threads: number;
  moonshine: Moonshine;
  /** Others than those that ship, to measure them side by side. */
  weightsFolder?: string;
}

export function createJudges(weights: WeightsByName): Judges {
  const indices = new Set(
    [...weights.keys()].flatMap((name) => /^scorers\.(\d+)\./.exec(name)?.[1] ?? []).map(Number),
  );
  const summary = (setting: Setting) => createSummary(weightsBelow(weights, `summary.${setting}.`));
  const refiner = (setting: Setting) => createRefiner(weightsBelow(weights, `refine.${setting}.`));
  return {
    prior: weightsOf(weights, 'prior').data,
    pool: createStatePool(weights),
    scorers: [...indices].map((index) => createScorer(weightsBelow(weights, `scorers.${index}.`))),
    summaries: { known: summary('known'), heard: summary('heard') },
    refiners: { known: refiner('known'), heard: refiner('heard') },
    trust: { known: readTrust(weights, 'known'), heard: readTrust(weights, 'heard') },
  };
}

export async function openAssessor(
  store: ModelStore,
  { threads, moonshine, weightsFolder = shippedWeights }: AssessorOptions,
): Promise<Assessor> {
  const file = (name: string) => path.join(weightsFolder, name);
  const weights = await readWeights(file('assessor.json'), file('assessor.bin'));
  const judges = createJudges(weights);
  const frames = await openFrameThread({
    soundFramesFile: await locateModel(store, timelineModels.soundFrames),
    encoderFile: await locateModel(store, timelineModels.encoder),
    frameHeadFile: file('frame-head.onnx'),
    shortStatesModel: shortStatesModel(weights),
    threads,
  });
  return { frames, moonshine, judges };
}

/** The recogniser's sessions stay open. */
export const closeAssessor = ({ frames }: Assessor): Promise<void> => frames.close();
