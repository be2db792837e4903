import { z } from 'zod';
import { addGraphOutputs } from './add-graph-outputs.ts';
import { crossAttentionModel, decoderStepModel } from './split-decoder.ts';

/** What is done to a published model before it is written: weights stay as they are. */
export const preparation = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('graph-outputs'), names: z.array(z.string()).min(1) }),
  z.strictObject({ kind: z.literal('cross-attention') }),
  z.strictObject({ kind: z.literal('decoder-step') }),
]);

export function prepareModel(bytes: Uint8Array, how: z.infer<typeof preparation>): Uint8Array {
  switch (how.kind) {
    case 'graph-outputs':
      return addGraphOutputs(bytes, how.names);
    case 'cross-attention':
      return crossAttentionModel(bytes);
    case 'decoder-step':
      return decoderStepModel(bytes);
  }
}
