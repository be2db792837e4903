import type { InferenceSession } from 'onnxruntime-node';
import { Tensor } from 'onnxruntime-node';
import { floatOutput } from '../inference/float-output.ts';

/** Silero hears 32 ms at a time, at 16 kHz. */
export const vadFrameSamples = 512;
/** The model was trained with the end of the frame before in front of each frame. */
const contextSamples = 64;
const inputSamples = contextSamples + vadFrameSamples;

/** The probability of speech in each frame of 16 kHz sound; the last frame is filled up with silence. */
export async function speechProbabilities(
  session: InferenceSession,
  samples: Float32Array,
): Promise<Float32Array> {
  const frameCount = Math.ceil(samples.length / vadFrameSamples);
  const input = new Float32Array(frameCount * inputSamples);
  for (let frame = 0; frame < frameCount; frame++) {
    const from = frame * vadFrameSamples - contextSamples;
    const heard = samples.subarray(Math.max(0, from), from + inputSamples);
    input.set(heard, frame * inputSamples + Math.max(0, -from));
  }
  const outputs = await session.run({ input: new Tensor('float32', input, [frameCount, inputSamples]) });
  const [name = ''] = session.outputNames;
  return floatOutput(outputs, name).data;
}
