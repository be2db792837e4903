import { Tensor } from 'onnxruntime-node';
import { floatOutput } from '../inference/float-output.ts';
import { beginDecoding } from './decoder-memory.ts';
import { logTotal } from './likely-tokens.ts';
import type { Encoding, Moonshine } from './moonshine.ts';
import { endToken, startToken } from './vocabulary.ts';

/** How well a text fits the sound, token by token; the end token's value is the last of each list. */
export interface Evidence {
  logProbs: number[];
  /** A token's log-probability less that of the likeliest other token: above 0 the model would have said it itself. */
  leads: number[];
}

function rate(scores: Float32Array, token: number): { logProb: number; lead: number } {
  const own = scores[token] ?? -Infinity;
  let best = -Infinity;
  for (let other = 0; other < scores.length; other++) {
    const score = scores[other] ?? -Infinity;
    if (score > best && other !== token) best = score;
  }
  return { logProb: own - logTotal(scores), lead: own - best };
}

/** Leads the decoder through a text over an encoded piece of sound, all tokens in one pass. */
export async function leadThrough(
  moonshine: Moonshine,
  encoding: Encoding,
  tokens: readonly number[],
): Promise<Evidence> {
  const memory = await beginDecoding(moonshine, encoding);
  const inputs = [startToken, ...tokens];
  const outputs = await moonshine.decoderStep.run({
    ...memory.sound,
    ...memory.tokens,
    input_ids: new Tensor('int64', BigInt64Array.from(inputs, BigInt), [1, inputs.length]),
  });
  const scores = floatOutput(outputs, 'logits').data;
  const size = scores.length / inputs.length;
  const evidence: Evidence = { logProbs: [], leads: [] };
  // A plain loop: with `map` the engine's optimiser now and then gave the first token the values of the second.
  for (const [row, token] of [...tokens, endToken].entries()) {
    const { logProb, lead } = rate(scores.subarray(row * size, (row + 1) * size), token);
    evidence.logProbs.push(logProb);
    evidence.leads.push(lead);
  }
  return evidence;
}
