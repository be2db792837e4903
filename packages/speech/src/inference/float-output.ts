import type { InferenceSession, Tensor } from 'onnxruntime-node';

/** A float output by its name; a model without it is not the one we were built for. */
export function floatOutput(
  outputs: InferenceSession.ReturnType,
  name: string,
): Tensor & { data: Float32Array } {
  const tensor = outputs[name];
  if (tensor === undefined || !(tensor.data instanceof Float32Array))
    throw new TypeError(`the model gives no floats named ${name}`);
  return tensor as Tensor & { data: Float32Array };
}
