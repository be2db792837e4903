import { floatOutput, readModel, writeModel } from './graph.ts';

/** The same model with inner float values as further outputs. */
export function addGraphOutputs(bytes: Uint8Array, names: readonly string[]): Uint8Array {
  const { graph, rest } = readModel(bytes);
  const added = names.map((name): [string, Uint8Array] => [name, floatOutput(name)]);
  return writeModel({ rest, graph: { ...graph, outputs: new Map([...graph.outputs, ...added]) } });
}
