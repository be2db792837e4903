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
  /** From sound to frames; the same for the published encoder and the adapted one. */
  soundFrames: InferenceSession;
  /** The layers above the frames. */
  encoder: InferenceSession;
  crossAttention: InferenceSession;
  decoderStep: InferenceSession;
}

/** What the convolutions made of a piece of sound: `frameCount` rows of `width` numbers. */
export interface SoundFrames {
  frameCount: number;
  width: number;
  data: Float32Array;
}

/** Layers of the published base encoder that are given out beside its last; the others give out the last only. */
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

const framesName = '/Transpose_output_0';

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
  const locate = (name: string) => locateModel(store, `recognition-${size}/${name}`);
  const files = {
    soundFrames: await locate('sound-frames.onnx'),
    encoder: encoderFile ?? (await locate('encoder.onnx')),
    crossAttention: await locate('cross-attention.onnx'),
    decoderStep: await locate('decoder-step.onnx'),
  };
  return {
    soundFrames: await openSession(files.soundFrames, threads),
    encoder: await openSession(files.encoder, threads),
    crossAttention: await openSession(files.crossAttention, threads),
    // A step is too small to gain from a second thread, which would be taken from what runs beside.
    decoderStep: await openSession(files.decoderStep, 1),
  };
}

export async function closeMoonshine(moonshine: Moonshine): Promise<void> {
  const { soundFrames, encoder, crossAttention, decoderStep } = moonshine;
  for (const session of [soundFrames, encoder, crossAttention, decoderStep]) await session.release();
}

/** Turns 16 kHz sound into frames. */
export async function hearFrames(
  { soundFrames }: Pick<Moonshine, 'soundFrames'>,
  samples: Float32Array,
): Promise<SoundFrames> {
  const padded = new Float32Array(Math.max(samples.length, shortestEncodableSamples));
  padded.set(samples);
  const input = new Tensor('float32', padded, [1, padded.length]);
  const { dims, data } = floatOutput(await soundFrames.run({ input_values: input }), framesName);
  const [, frameCount = 0, width = 0] = dims;
  return { frameCount, width, data };
}

/** Runs the encoder's layers over frames. */
export async function encode(
  { encoder }: Pick<Moonshine, 'encoder'>,
  { frameCount, width, data }: SoundFrames,
): Promise<Encoding> {
  const outputs = await encoder.run({ [framesName]: new Tensor('float32', data, [1, frameCount, width]) });
  const layers = outputNames
    .filter(([, name]) => encoder.outputNames.includes(name))
    .map(([layer, name]): [EncoderLayer, Float32Array] => [layer, floatOutput(outputs, name).data]);
  return { frameCount, width, layers: new Map(layers) };
}
