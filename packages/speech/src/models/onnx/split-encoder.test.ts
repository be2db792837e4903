import { InferenceSession, Tensor } from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import { encodeVarint } from './protobuf.ts';
import { encoderLayersModel, soundFramesModel } from './split-encoder.ts';

/** A protobuf message. */
const fields = (...list: [number, string | number | Uint8Array][]): Uint8Array =>
  Buffer.concat(
    list.map(([field, value]) =>
      typeof value === 'number'
        ? Buffer.from([field * 8, value])
        : Buffer.concat([Buffer.from([field * 8 + 2, ...encodeVarint(value.length)]), Buffer.from(value)]),
    ),
  );

const node = (operator: string, input: string, output: string) =>
  fields([1, input], [2, output], [4, operator]);
const twoFloats = (name: string) => {
  const shape = fields([1, fields([1, 2])]);
  return fields([1, name], [2, fields([1, fields([1, 1], [2, shape])])]);
};

const frames = '/Transpose_output_0';

/** y = −(|x| + |x|): sound to frames, frames to an inner layer, the inner layer to the last. */
const model = fields(
  [1, 8],
  [
    7,
    fields(
      [1, node('Abs', 'x', frames)],
      [1, fields([1, frames], [1, frames], [2, 'inner'], [4, 'Add'])],
      [1, node('Neg', 'inner', 'y')],
      [2, 'g'],
      [11, twoFloats('x')],
      [12, twoFloats('y')],
    ),
  ],
  [8, fields([2, 13])],
);

async function run(bytes: Uint8Array, input: string, values: number[]) {
  const session = await InferenceSession.create(bytes);
  const outputs = await session.run({ [input]: new Tensor('float32', values, [2]) });
  await session.release();
  return Object.fromEntries(
    Object.entries(outputs).map(([name, { data }]) => [name, [...(data as Float32Array)]]),
  );
}

describe('an encoder in two', () => {
  it('turns sound into frames', async () => {
    expect(await run(soundFramesModel(model), 'x', [3, -4])).toEqual({ [frames]: [3, 4] });
  });

  it('goes on from the frames, and gives out an inner layer beside the last', async () => {
    expect(await run(encoderLayersModel(model, ['inner']), frames, [3, 4])).toEqual({
      y: [-6, -8],
      inner: [6, 8],
    });
  });

  it('refuses what is not an encoder', () => {
    expect(() => soundFramesModel(new Uint8Array([8, 8]))).toThrow(/no graph/);
    expect(() => soundFramesModel(new Uint8Array([0x3a, 0xff]))).toThrow(/not an ONNX file/);
    expect(() => encoderLayersModel(new Uint8Array([0x3a, 0x00]), [])).toThrow(/not an encoder/);
  });
});
