import { floatOutput } from '../inference/float-output.ts';
import { beginDecoding, decoderInputs, likelyTokens } from './decoder-memory.ts';
import type { Encoding, Moonshine } from './moonshine.ts';
import { endToken, startToken } from './vocabulary.ts';

/** How well a text fits the sound, token by token; the end token's value is the last of each list. */
export interface Evidence {
  logProbs: number[];
  /** A token's log-probability less that of the likeliest other token: above 0 the model would have said it itself. */
  leads: number[];
}

/** Leads the decoder through a text over an encoded piece of sound, all tokens in one pass. */
export async function leadThrough(
  moonshine: Moonshine,
  encoding: Encoding,
  tokens: readonly number[],
): Promise<Evidence> {
  const memory = await beginDecoding(moonshine, encoding);
  const outputs = await moonshine.decoderStep.run(decoderInputs(memory, [[startToken, ...tokens]], [0]), [
    'log_probs',
    'likely_log_probs',
    'likely_tokens',
  ]);
  const { data, dims } = floatOutput(outputs, 'log_probs');
  const vocabularySize = dims.at(-1) ?? 0;
  const likely = likelyTokens(outputs);
  const evidence: Evidence = { logProbs: [], leads: [] };
  for (const [place, token] of [...tokens, endToken].entries()) {
    const logProb = data[place * vocabularySize + token] ?? -Infinity;
    const other = likely[place]?.find((one) => one.token !== token);
    evidence.logProbs.push(logProb);
    evidence.leads.push(logProb - (other?.logProb ?? 0));
  }
  return evidence;
}
