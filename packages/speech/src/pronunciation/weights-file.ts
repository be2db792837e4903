import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Numbers of a trained model, row by row. */
export interface Weights {
  shape: readonly number[];
  data: Float32Array;
}

export type WeightsByName = ReadonlyMap<string, Weights>;

const tensorSchema = z.object({
  shape: z.array(z.number().int().nonnegative()),
  type: z.enum(['float16', 'float32']),
  offset: z.number().int().nonnegative(),
});
type TensorPlace = z.infer<typeof tensorSchema>;

function decode(bytes: Uint8Array, { shape, type, offset }: TensorPlace): Float32Array {
  const count = shape.reduce((product, size) => product * size, 1);
  const width = type === 'float16' ? 2 : 4;
  // A copy, because the bytes of a file need not begin where numbers may.
  const { buffer } = Uint8Array.from(bytes.subarray(offset, offset + count * width));
  return type === 'float16' ? Float32Array.from(new Float16Array(buffer)) : new Float32Array(buffer);
}

/** Weights as training/export_weights.py writes them: numbers, and a header that says where each lies. */
export async function readWeights(headerFile: string, dataFile: string): Promise<WeightsByName> {
  const header = z.record(z.string(), tensorSchema).parse(JSON.parse(await readFile(headerFile, 'utf8')));
  const bytes = await readFile(dataFile);
  return new Map(
    Object.entries(header).map(([name, place]): [string, Weights] => [
      name,
      { shape: place.shape, data: decode(bytes, place) },
    ]),
  );
}

/** Weights by their name; a file without them is not the one we were built for. */
export function weightsOf(weights: WeightsByName, name: string): Weights {
  const found = weights.get(name);
  if (found === undefined) throw new TypeError(`the weights hold no ${name}`);
  return found;
}

/** The weights below a prefix, under their names without it. */
export const weightsBelow = (weights: WeightsByName, prefix: string): WeightsByName =>
  new Map(
    weights
      .entries()
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]): [string, Weights] => [name.slice(prefix.length), value]),
  );
