import { Tensor } from 'onnxruntime-node';
import { floatOutput } from '../inference/float-output.ts';
import type { Encoding, Moonshine } from './moonshine.ts';

const vocabularySize = 32_768;
const attentionHeads = 8;

/** What the decoder remembers of a sound and of the tokens so far. */
export interface DecoderMemory {
  /** Keys and values of the sound: computed once, shared by every hypothesis. */
  sound: Record<string, Tensor>;
  /** Keys and values of the tokens, one row for each hypothesis. */
  tokens: Record<string, Tensor>;
}

const pastName = (presentName: string) => presentName.replace('present', 'past_key_values');

export async function beginDecoding(
  { crossAttention, decoderStep }: Moonshine,
  encoding: Encoding,
): Promise<DecoderMemory> {
  const last = encoding.layers.get('last') ?? new Float32Array(0);
  const states = new Tensor('float32', last, [1, encoding.frameCount, encoding.width]);
  const outputs = await crossAttention.run({ encoder_hidden_states: states });
  const sound = Object.keys(outputs).map((name): [string, Tensor] => [
    pastName(name),
    floatOutput(outputs, name),
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

export interface DecoderStep {
  memory: DecoderMemory;
  /** For each hypothesis, the score of every token to come next. */
  scores: Float32Array[];
}

/** Feeds each hypothesis its newest token and asks for the next. */
export async function stepDecoder(
  { decoderStep }: Moonshine,
  memory: DecoderMemory,
  newest: readonly number[],
): Promise<DecoderStep> {
  const outputs = await decoderStep.run({
    ...memory.sound,
    ...memory.tokens,
    input_ids: new Tensor('int64', BigInt64Array.from(newest, BigInt), [newest.length, 1]),
  });
  const { logits, ...present } = outputs;
  if (!(logits?.data instanceof Float32Array)) throw new TypeError('the decoder gives no scores');
  const scores = logits.data;
  return {
    memory: {
      sound: memory.sound,
      tokens: Object.fromEntries(
        Object.keys(present).map((name) => [pastName(name), floatOutput(outputs, name)]),
      ),
    },
    scores: newest.map((_, row) => scores.subarray(row * vocabularySize, (row + 1) * vocabularySize)),
  };
}
