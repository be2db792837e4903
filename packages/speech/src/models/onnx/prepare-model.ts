import { z } from 'zod';
import { listenInARow } from './listen-in-a-row.ts';
import { crossAttentionModel, decoderStepModel } from './split-decoder.ts';
import { encoderLayersModel, soundFramesModel } from './split-encoder.ts';

/** What is done to a published model before it is written: weights stay as they are. */
export const preparation = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sound-frames') }),
  z.strictObject({ kind: z.literal('encoder-layers'), innerOutputs: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('cross-attention') }),
  z.strictObject({ kind: z.literal('decoder-step') }),
  z.strictObject({ kind: z.literal('listen-in-a-row') }),
]);

export function prepareModel(bytes: Uint8Array, how: z.infer<typeof preparation>): Uint8Array {
  switch (how.kind) {
    case 'sound-frames':
      return soundFramesModel(bytes);
    case 'encoder-layers':
      return encoderLayersModel(bytes, how.innerOutputs);
    case 'cross-attention':
      return crossAttentionModel(bytes);
    case 'decoder-step':
      return decoderStepModel(bytes);
    case 'listen-in-a-row':
      return listenInARow(bytes);
  }
}
