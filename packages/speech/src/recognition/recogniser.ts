import type { InferenceSession } from 'onnxruntime-node';
import { openSession } from '../inference/open-session.ts';
import type { ModelStore } from '../models/locate-model.ts';
import { locateModel } from '../models/locate-model.ts';
import type { Moonshine, RecogniserSize } from './moonshine.ts';
import { closeMoonshine, openMoonshine } from './moonshine.ts';

export interface Recogniser {
  moonshine: Moonshine;
  voiceActivity: InferenceSession;
}

export const recogniserSets = (size: RecogniserSize): string[] => ['voice-activity', `recognition-${size}`];

export interface RecogniserOptions {
  size?: RecogniserSize;
  threads: number;
  /** Another encoder than the one that ships, to measure them side by side. */
  encoderFile?: string;
}

export async function openRecogniser(
  store: ModelStore,
  { size = 'base', threads, encoderFile }: RecogniserOptions,
): Promise<Recogniser> {
  const voiceActivityFile = await locateModel(store, 'voice-activity/silero.onnx');
  return {
    moonshine: await openMoonshine(store, size, threads, encoderFile),
    // Too small a model for several threads to help.
    voiceActivity: await openSession(voiceActivityFile, 1),
  };
}

export async function closeRecogniser({ moonshine, voiceActivity }: Recogniser): Promise<void> {
  await closeMoonshine(moonshine);
  await voiceActivity.release();
}
