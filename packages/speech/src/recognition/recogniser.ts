import type { InferenceSession } from 'onnxruntime-node';
import { openSession } from '../inference/open-session.ts';
import type { ModelStore } from '../models/locate-model.ts';
import { locateModel } from '../models/locate-model.ts';
import type { Moonshine, RecogniserSize } from './moonshine.ts';
import { openMoonshine } from './moonshine.ts';

export interface Recogniser {
  moonshine: Moonshine;
  voiceActivity: InferenceSession;
  /** Chunks of a long answer that are decoded at the same time: two on one core each are faster than one on two. */
  lanes: number;
}

export const recogniserSets = (size: RecogniserSize): string[] => ['voice-activity', `recognition-${size}`];

export interface RecogniserOptions {
  size?: RecogniserSize;
  threads: number;
  lanes?: number;
  /** Another encoder than the one that ships, to measure them side by side. */
  encoderFile?: string;
}

export const openRecogniser = async (
  store: ModelStore,
  { size = 'base', threads, lanes = 1, encoderFile }: RecogniserOptions,
): Promise<Recogniser> => ({
  moonshine: await openMoonshine(store, size, threads, encoderFile),
  // Too small a model for several threads to help.
  voiceActivity: await openSession(await locateModel(store, 'voice-activity/silero.onnx'), 1),
  lanes,
});

export async function closeRecogniser({ moonshine, voiceActivity }: Recogniser): Promise<void> {
  const { encoder, crossAttention, decoderStep } = moonshine;
  for (const session of [voiceActivity, encoder, crossAttention, decoderStep]) await session.release();
}
