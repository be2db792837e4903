import type { Model } from './graph.ts';
import { floatInput, floatOutput, readModel, writeModel } from './graph.ts';

/**
 * The published encoder in two: its convolutions, which turn sound into frames, and the layers above them. The encoder that we
 * adapted to learners and the published one differ in the layers only, so that both can stand on the same frames.
 */
const frames = '/Transpose_output_0';

function readEncoder(bytes: Uint8Array): Model {
  const model = readModel(bytes);
  if (!model.graph.nodes.some(({ outputs }) => outputs.includes(frames)))
    throw new RangeError('not an encoder');
  return model;
}

export function soundFramesModel(bytes: Uint8Array): Uint8Array {
  const { graph, rest } = readEncoder(bytes);
  return writeModel({ rest, graph: { ...graph, outputs: new Map([[frames, floatOutput(frames)]]) } });
}

/** `innerOutputs`: layers that are given out beside the last. */
export function encoderLayersModel(bytes: Uint8Array, innerOutputs: readonly string[]): Uint8Array {
  const { graph, rest } = readEncoder(bytes);
  const added = innerOutputs.map((name): [string, Uint8Array] => [name, floatOutput(name)]);
  return writeModel({
    rest,
    graph: {
      ...graph,
      inputs: new Map([[frames, floatInput(frames)]]),
      outputs: new Map([...graph.outputs, ...added]),
    },
  });
}
