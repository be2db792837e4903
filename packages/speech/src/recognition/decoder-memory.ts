import type { InferenceSession } from 'onnxruntime-node';
import { Tensor } from 'onnxruntime-node';
import { floatOutput } from '../inference/float-output.ts';
import type { Encoding, Moonshine } from './moonshine.ts';

const attentionHeads = 8;

/** What the decoder remembers of a sound and of the tokens so far. */
export interface DecoderMemory {
  /** Keys and values of the sound: computed once, shared by every hypothesis. */
  sound: Record<string, Tensor>;
  /** Keys and values of the tokens, one row for each hypothesis of the step before. */
  tokens: Record<string, Tensor>;
}

const pastName = (presentName: string) => presentName.replace('present', 'past_key_values');

/** As the decoder takes them: one row of all heads and all heads of one row are the same numbers. */
const headsInFront = (tensor: Tensor): Tensor => {
  const [, heads = 0, ...shape] = tensor.dims;
  return tensor.reshape([heads, 1, ...shape]);
};

export async function beginDecoding(
  { crossAttention, decoderStep }: Moonshine,
  encoding: Encoding,
): Promise<DecoderMemory> {
  const last = encoding.layers.get('last') ?? new Float32Array(0);
  const states = new Tensor('float32', last, [1, encoding.frameCount, encoding.width]);
  const outputs = await crossAttention.run({ encoder_hidden_states: states });
  const sound = Object.keys(outputs).map((name): [string, Tensor] => [
    pastName(name),
    headsInFront(floatOutput(outputs, name)),
  ]);
  const headWidth = encoding.width / attentionHeads;
  const tokens = decoderStep.inputNames
    .filter((name) => name.includes('.decoder.'))
    .map((name): [string, Tensor] => [
      name,
      new Tensor('float32', new Float32Array(0), [1, attentionHeads, 0, headWidth]),
    ]);
  return { sound: Object.fromEntries(sound), tokens: Object.fromEntries(tokens) };
}

/** Rows of whole numbers as the decoder takes them. */
const wholeNumbers = (values: readonly number[], dims: readonly number[]) =>
  new Tensor('int64', BigInt64Array.from(values, BigInt), dims);

/** What the decoder is fed: to each row of `rows` tokens, `parents` tells which row of the memory it goes on from. */
export const decoderInputs = (
  memory: DecoderMemory,
  rows: readonly (readonly number[])[],
  parents: readonly number[],
): Record<string, Tensor> => ({
  ...memory.sound,
  ...memory.tokens,
  input_ids: wholeNumbers(rows.flat(), [rows.length, rows[0]?.length ?? 0]),
  parents: wholeNumbers(parents, [parents.length]),
});

export interface LikelyToken {
  token: number;
  logProb: number;
}

/** For each place the likeliest tokens, in order. */
export function likelyTokens(outputs: InferenceSession.ReturnType): LikelyToken[][] {
  const { data: logProbs, dims } = floatOutput(outputs, 'likely_log_probs');
  const tokens = outputs.likely_tokens?.data;
  if (!(tokens instanceof BigInt64Array)) throw new TypeError('the decoder names no tokens');
  const count = dims.at(-1) ?? 1;
  return Array.from({ length: logProbs.length / count }, (_, place) =>
    Array.from({ length: count }, (_, i) => ({
      token: Number(tokens[place * count + i]),
      logProb: logProbs[place * count + i] ?? -Infinity,
    })),
  );
}

export interface DecoderStep {
  memory: DecoderMemory;
  /** For each hypothesis, the likeliest tokens to come next. */
  likely: LikelyToken[][];
}

/** Feeds each hypothesis its newest token and asks for the next; `parents`: which row of the memory each goes on from. */
export async function stepDecoder(
  { decoderStep }: Moonshine,
  memory: DecoderMemory,
  newest: readonly number[],
  parents: readonly number[],
): Promise<DecoderStep> {
  const rows = newest.map((token) => [token]);
  const wanted = decoderStep.outputNames.filter((name) => name !== 'log_probs');
  const outputs = await decoderStep.run(decoderInputs(memory, rows, parents), wanted);
  const present = wanted.filter((name) => name.startsWith('present'));
  return {
    memory: {
      sound: memory.sound,
      tokens: Object.fromEntries(present.map((name) => [pastName(name), floatOutput(outputs, name)])),
    },
    likely: likelyTokens(outputs),
  };
}
