import { modelSampleRateHz } from '../audio/audio.ts';
import { encoderFrameCentre, encoderFrameSamples } from '../recognition/moonshine.ts';

/** When a frame begins: half-way from the centre of the one before; to the millisecond. */
export const frameStartSec = (frame: number): number => {
  const sample = Math.max(0, (frame - 0.5) * encoderFrameSamples + encoderFrameCentre);
  return Math.round((1000 * sample) / modelSampleRateHz) / 1000;
};
