import { Tensor } from 'onnxruntime-node';
import type { DecoderMemory } from './decoder-memory.ts';

/** The memory with one row for each of `parents`, in their order: a row may be kept several times or not at all. */
export function keepHypotheses(memory: DecoderMemory, parents: readonly number[]): DecoderMemory {
  const tokens = Object.entries(memory.tokens).map(([name, tensor]): [string, Tensor] => {
    const [rows = 1, ...shape] = tensor.dims;
    if (!(tensor.data instanceof Float32Array)) throw new TypeError(`${name} holds no floats`);
    const data = tensor.data;
    const rowLength = data.length / rows;
    const kept = new Float32Array(parents.length * rowLength);
    parents.forEach((parent, row) =>
      kept.set(data.subarray(parent * rowLength, (parent + 1) * rowLength), row * rowLength),
    );
    return [name, new Tensor('float32', kept, [parents.length, ...shape])];
  });
  return { sound: memory.sound, tokens: Object.fromEntries(tokens) };
}
