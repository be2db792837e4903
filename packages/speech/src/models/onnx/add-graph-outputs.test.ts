import { InferenceSession, Tensor } from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import { addGraphOutputs } from './add-graph-outputs.ts';

/** A protobuf message of fields that are short enough for one-byte lengths. */
const fields = (...list: [number, string | number | Uint8Array][]): Uint8Array =>
  Buffer.concat(
    list.map(([field, value]) =>
      typeof value === 'number'
        ? Buffer.from([field * 8, value])
        : Buffer.concat([Buffer.from([field * 8 + 2, value.length]), Buffer.from(value)]),
    ),
  );

const node = (operator: string, input: string, output: string) =>
  fields([1, input], [2, output], [4, operator]);
const twoFloats = (name: string) => {
  const shape = fields([1, fields([1, 2])]);
  return fields([1, name], [2, fields([1, fields([1, 1], [2, shape])])]);
};

/** y = −|x|, with |x| inside. */
const model = fields(
  [1, 8],
  [
    7,
    fields(
      [1, node('Abs', 'x', 'inner')],
      [1, node('Neg', 'inner', 'y')],
      [2, 'g'],
      [11, twoFloats('x')],
      [12, twoFloats('y')],
    ),
  ],
  [8, fields([2, 13])],
);

describe('addGraphOutputs', () => {
  it('gives out an inner value beside the model’s own outputs', async () => {
    const session = await InferenceSession.create(addGraphOutputs(model, ['inner']));
    expect(session.outputNames).toEqual(['y', 'inner']);
    const result = await session.run({ x: new Tensor('float32', [3, -4], [2]) });
    expect([...(result.y!.data as Float32Array)]).toEqual([-3, -4]);
    expect([...(result.inner!.data as Float32Array)]).toEqual([3, 4]);
    await session.release();
  });

  it('refuses what is not a model', () => {
    expect(() => addGraphOutputs(new Uint8Array([8, 8]), ['inner'])).toThrow(/no graph/);
    expect(() => addGraphOutputs(new Uint8Array([0x3a, 0xff]), ['inner'])).toThrow(/not an ONNX file/);
  });
});
