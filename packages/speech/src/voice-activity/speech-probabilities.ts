import type { InferenceSession } from 'onnxruntime-node';
import { Tensor } from 'onnxruntime-node';
import { floatOutput } from '../inference/float-output.ts';

/** Silero hears 32 ms at a time, at 16 kHz. */
export const vadFrameSamples = 512;
/** The model was trained with the end of the frame before in front of each frame. */
const contextSamples = 64;
const stateShape = [2, 1, 128];

/** The probability of speech in each frame of 16 kHz sound; the last frame is filled up with silence. */
export async function speechProbabilities(
  session: InferenceSession,
  samples: Float32Array,
): Promise<Float32Array> {
  const frameCount = Math.ceil(samples.length / vadFrameSamples);
  const probabilities = new Float32Array(frameCount);
  const sr = new Tensor('int64', BigInt64Array.of(16_000n), []);
  let state: Tensor = new Tensor('float32', new Float32Array(256), stateShape);
  for (let frame = 0; frame < frameCount; frame++) {
    const input = new Float32Array(contextSamples + vadFrameSamples);
    const from = frame * vadFrameSamples - contextSamples;
    input.set(samples.subarray(Math.max(0, from), from + input.length), Math.max(0, -from));
    const outputs = await session.run({ input: new Tensor('float32', input, [1, input.length]), state, sr });
    probabilities[frame] = floatOutput(outputs, 'output').data[0] ?? 0;
    state = floatOutput(outputs, 'stateN');
  }
  return probabilities;
}
