import type { InferenceSession } from 'onnxruntime-node';
import { Tensor } from 'onnxruntime-node';
import type { Audio } from '../audio/audio.ts';
import { floatOutput } from '../inference/float-output.ts';

const sampleRateHz = 24_000;
const boundaryId = 0;
const styleWidth = 256;

export interface KokoroModel {
  session: InferenceSession;
  symbolIds: ReadonlyMap<string, number>;
}

/** The vocabulary out of tokenizer.json. */
export function readVocabulary(tokenizer: string): ReadonlyMap<string, number> {
  const { model } = JSON.parse(tokenizer) as { model: { vocab: Record<string, number> } };
  return new Map(Object.entries(model.vocab));
}

/** A voice file holds a style for each length of sentence. */
function styleFor(styles: Float32Array, symbolCount: number): Float32Array {
  const row = Math.min(symbolCount, styles.length / styleWidth - 1);
  return styles.slice(row * styleWidth, (row + 1) * styleWidth);
}

/** One sentence in the symbols of the model; `pace` over 1 is slower. */
export async function speakWithKokoro(
  { session, symbolIds }: KokoroModel,
  symbols: string,
  { styles, pace }: { styles: Float32Array; pace: number },
): Promise<Audio> {
  const ids = Array.from(symbols, (symbol) => symbolIds.get(symbol) ?? []).flat();
  const input = [boundaryId, ...ids, boundaryId];
  const outputs = await session.run({
    input_ids: new Tensor('int64', BigInt64Array.from(input, BigInt), [1, input.length]),
    style: new Tensor('float32', styleFor(styles, ids.length), [1, styleWidth]),
    speed: new Tensor('float32', Float32Array.of(1 / pace), [1]),
  });
  return { samples: floatOutput(outputs, 'waveform').data, sampleRateHz };
}
