import type { InferenceSession } from 'onnxruntime-node';
import { openSession } from '../inference/open-session.ts';
import type { ModelStore } from '../models/locate-model.ts';
import { locateModel } from '../models/locate-model.ts';
import type { Moonshine, RecogniserSize } from './moonshine.ts';
import { openMoonshine } from './moonshine.ts';

export interface Recogniser {
  moonshine: Moonshine;
  voiceActivity: InferenceSession;
}

export const recogniserSets = (size: RecogniserSize): string[] => ['voice-activity', `recognition-${size}`];

export const openRecogniser = async (
  store: ModelStore,
  { size = 'base', threads }: { size?: RecogniserSize; threads: number },
): Promise<Recogniser> => ({
  moonshine: await openMoonshine(store, size, threads),
  // Too small a model for several threads to help.
  voiceActivity: await openSession(await locateModel(store, 'voice-activity/silero.onnx'), 1),
});

export async function closeRecogniser({ moonshine, voiceActivity }: Recogniser): Promise<void> {
  const { encoder, crossAttention, decoderStep } = moonshine;
  for (const session of [voiceActivity, encoder, crossAttention, decoderStep]) await session.release();
}
