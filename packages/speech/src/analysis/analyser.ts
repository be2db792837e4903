import type { ModelStore } from '../models/locate-model.ts';
import type { Assessor } from '../pronunciation/assessor.ts';
import { closeAssessor, openAssessor } from '../pronunciation/assessor.ts';
import type { Recogniser } from '../recognition/recogniser.ts';
import { closeRecogniser, openRecogniser, recogniserSets } from '../recognition/recogniser.ts';

/** Everything that listens to a recording. */
export interface Analyser {
  recogniser: Recogniser;
  assessor: Assessor;
}

/** The models it needs, by their names in models.lock.json. */
export const analyserSets = (): string[] => recogniserSets('base');

export interface AnalyserOptions {
  /** Cores that one model may use at a time; frames for judging are listened to beside the words in any case. */
  threads: number;
  weightsFolder?: string;
}

export async function openAnalyser(
  store: ModelStore,
  { threads, weightsFolder }: AnalyserOptions,
): Promise<Analyser> {
  const recogniser = await openRecogniser(store, { threads });
  try {
    const assessor = await openAssessor(store, {
      threads,
      moonshine: recogniser.moonshine,
      ...(weightsFolder === undefined ? {} : { weightsFolder }),
    });
    return { recogniser, assessor };
  } catch (error) {
    await closeRecogniser(recogniser);
    throw error;
  }
}

export async function closeAnalyser({ recogniser, assessor }: Analyser): Promise<void> {
  await closeAssessor(assessor);
  await closeRecogniser(recogniser);
}
