import type { Graph, GraphNode } from './graph.ts';
import { floatOutput, makeNode, readGraph, readModel, wholeNumbers, writeModel } from './graph.ts';

/** Names in the published voice activity model (Silero 5) of what is inside its branch for 16 kHz. */
const inside = (name: string) => `If_0_then_branch__Inline_0__/${name}`;
const frameStates = inside('encoder/3/activation/Relu_output_0');
const remembered = inside('decoder/Cast_1_output_0');
const memoryBranch = inside('decoder/If_1_output_0');
const probability = inside('decoder/decoder/3/Sigmoid_output_0');
const stateWidth = 128;

function branchOf({ nodes }: Graph, output: string): Graph {
  const branch = nodes.find((node) => node.outputs.includes(output))?.graphs.get('then_branch');
  if (branch === undefined) throw new RangeError('not the voice activity model');
  return readGraph(branch);
}

/**
 * The published model hears one frame in a run and hands its memory to the next. What it does before its memory needs no
 * other frame, and the memory itself can read a whole row: with that, a recording is one run.
 */
export function listenInARow(bytes: Uint8Array): Uint8Array {
  const { graph, rest } = readModel(bytes);
  const { nodes } = branchOf(graph, 'If_0_outputs_0');
  const memory = branchOf({ ...graph, nodes }, memoryBranch);
  const lstm = memory.nodes.find(({ operator }) => operator === 'LSTM');
  const at = nodes.findIndex(({ outputs }) => outputs.includes(remembered));
  if (lstm === undefined || at < 0) throw new RangeError('not the voice activity model');
  const [, ...weights] = lstm.inputs;
  const inARow: GraphNode[] = [
    makeNode('Transpose', [frameStates], ['row/states'], { perm: [0, 2, 1] }),
    { ...lstm, inputs: ['row/states', ...weights.slice(0, 3)], outputs: ['row/remembered'] },
    makeNode('Reshape', ['row/remembered', 'row/shape'], [remembered]),
  ];
  return writeModel({
    rest,
    graph: {
      nodes: [...nodes.slice(0, at), ...memory.nodes, ...inARow, ...nodes.slice(at + 1)],
      initializers: new Map([
        ...graph.initializers,
        ['row/shape', wholeNumbers('row/shape', [-1, stateWidth, 1])],
      ]),
      inputs: graph.inputs,
      outputs: new Map([[probability, floatOutput(probability)]]),
    },
  });
}
