import { fileURLToPath } from 'node:url';
import type { InferenceSession } from 'onnxruntime-node';
import { Tensor } from 'onnxruntime-node';
import { floatOutput } from '../inference/float-output.ts';
import { openSession } from '../inference/open-session.ts';
import type { ModelStore } from '../models/locate-model.ts';
import { locateModel } from '../models/locate-model.ts';

export type RecogniserSize = 'base' | 'tiny';

/** The sessions of a Moonshine model. */
export interface Moonshine {
  encoder: InferenceSession;
  crossAttention: InferenceSession;
  decoderStep: InferenceSession;
}

/** Layers of the encoder that are given out beside its last; the tiny model gives out the last only. */
export type EncoderLayer = 1 | 3 | 5 | 6 | 'last';

/** What the encoder made of a piece of sound: for each layer `frameCount` rows of `width` numbers. */
export interface Encoding {
  frameCount: number;
  width: number;
  layers: ReadonlyMap<EncoderLayer, Float32Array>;
}

/** Samples between two frames, and the middle of the first. */
export const encoderFrameSamples = 384;
export const encoderFrameCentre = 447;
/** Below this the encoder's convolutions have nothing to give out. */
export const shortestEncodableSamples = 1_600;

const outputNames: readonly [EncoderLayer, string][] = [
  [1, '/layers.1/Add_1_output_0'],
  [3, '/layers.3/Add_1_output_0'],
  [5, '/layers.5/Add_1_output_0'],
  [6, '/layers.6/Add_1_output_0'],
  ['last', 'last_hidden_state'],
];

/** The base model's encoder, adapted to learners (training/README.md); the decoder stays as it was published. */
const adaptedEncoderFile = fileURLToPath(new URL('../../weights/encoder.onnx', import.meta.url));

export async function openMoonshine(
  store: ModelStore,
  size: RecogniserSize,
  threads: number,
  encoderFile = size === 'base' ? adaptedEncoderFile : undefined,
): Promise<Moonshine> {
  const open = async (name: string) =>
    openSession(await locateModel(store, `recognition-${size}/${name}`), threads);
  return {
    encoder: await (encoderFile === undefined ? open('encoder.onnx') : openSession(encoderFile, threads)),
    crossAttention: await open('cross-attention.onnx'),
    decoderStep: await open('decoder-step.onnx'),
  };
}

/** Runs the encoder on 16 kHz sound. */
export async function encode(
  { encoder }: Pick<Moonshine, 'encoder'>,
  samples: Float32Array,
): Promise<Encoding> {
  const padded = new Float32Array(Math.max(samples.length, shortestEncodableSamples));
  padded.set(samples);
  const outputs = await encoder.run({ input_values: new Tensor('float32', padded, [1, padded.length]) });
  const layers = outputNames
    .filter(([, name]) => encoder.outputNames.includes(name))
    .map(([layer, name]): [EncoderLayer, Float32Array] => [layer, floatOutput(outputs, name).data]);
  const [, frameCount = 0, width = 0] = floatOutput(outputs, 'last_hidden_state').dims;
  return { frameCount, width, layers: new Map(layers) };
}
