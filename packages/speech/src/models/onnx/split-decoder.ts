import type { Graph, GraphNode, Model } from './graph.ts';
import {
  floatInput,
  floatOutput,
  integerInput,
  integerOutput,
  makeNode,
  readGraph,
  readModel,
  wholeNumbers,
  writeModel,
} from './graph.ts';

/**
 * The published decoder holds two graphs behind an `If`: one for the first token, one for those after it. With every
 * token, both expand the whole vocabulary to floats and prepare the encoder's keys anew. Taken apart, the keys are
 * prepared once for each piece of sound, and a token costs a third.
 */
interface Branches {
  first: Graph;
  later: Graph;
  whole: Model;
}

const embedding = 'model.decoder.embed_tokens.weight_merged_0';

function readBranches(merged: Uint8Array): Branches {
  const whole = readModel(merged);
  const [choice] = whole.graph.nodes;
  const first = choice?.graphs.get('else_branch');
  const later = choice?.graphs.get('then_branch');
  if (first === undefined || later === undefined) throw new RangeError('not a merged decoder');
  return { first: readGraph(first), later: readGraph(later), whole };
}

const crossAttentionOf = (layer: number) => `/model/decoder/layers.${layer}/encoder_attn`;
/** The encoder's keys, turned and scaled for the attention's product. */
const keysOf = (layer: number) => `${crossAttentionOf(layer)}/Mul_1_output_0`;

const valuesOf = (layer: number) => `past_key_values.${layer}.encoder.value`;

const layersOf = (graph: Graph) =>
  Array.from(graph.outputs.keys().filter((name) => name.endsWith('.encoder.key'))).map((_, layer) => layer);

/** Sizes are read from values of the decoder; these sizes can be read from the encoder's. */
function sizedByEncoder(node: GraphNode, layers: readonly number[]): GraphNode {
  const [output] = node.outputs;
  if (node.operator !== 'Shape' || output === undefined) return node;
  for (const layer of layers) {
    const attention = crossAttentionOf(layer);
    if (output === `${attention}/Shape_output_0`) return { ...node, inputs: ['encoder_hidden_states'] };
    if (output === `${attention}/Shape_2_output_0`)
      return { ...node, inputs: [`present.${layer}.encoder.key`] };
  }
  return node;
}

const named = (names: readonly string[], make: (name: string) => Uint8Array) =>
  new Map(names.map((name): [string, Uint8Array] => [name, make(name)]));

/** From the encoder's states to the keys and values of every layer's cross-attention. */
export function crossAttentionModel(merged: Uint8Array): Uint8Array {
  const { first, whole } = readBranches(merged);
  const layers = layersOf(first);
  const outputs = layers.flatMap((layer) => [keysOf(layer), `present.${layer}.encoder.value`]);
  return writeModel({
    rest: whole.rest,
    graph: {
      nodes: first.nodes.map((node) => sizedByEncoder(node, layers)),
      initializers: whole.graph.initializers,
      inputs: whole.graph.inputs,
      outputs: named(outputs, floatOutput),
    },
  });
}

/** So many of the likeliest tokens are given out: enough for a beam of four, the end, and one to spare. */
const likelyCount = 6;

/** The product with the vocabulary in whole numbers, like every other product of the model, and what is likeliest by it. */
const vocabularyNodes: GraphNode[] = [
  makeNode(
    'DynamicQuantizeLinear',
    ['/model/decoder/norm/Mul_output_0'],
    ['final/quantized', 'final/scale', 'final/zero_point'],
  ),
  makeNode(
    'MatMulInteger',
    [
      'final/quantized',
      'model.decoder.embed_tokens.weight_transposed_quantized',
      'final/zero_point',
      `${embedding}_zero_point`,
    ],
    ['final/product'],
  ),
  makeNode('Cast', ['final/product'], ['final/float_product'], { to: 1 }),
  makeNode('Mul', ['final/scale', `${embedding}_scale`], ['final/scales']),
  makeNode('Mul', ['final/float_product', 'final/scales'], ['logits']),
  makeNode('LogSoftmax', ['logits'], ['log_probs'], { axis: 2 }),
  makeNode('TopK', ['log_probs', 'likely/count'], ['likely_log_probs', 'likely_tokens']),
];

/**
 * Every row of a batch listens to the same sound. The published graph goes through all heads of the sound for one row, then for
 * the next; with the heads in front (and the sound's keys and values given so), each is still at hand for the other rows.
 */
function headsInFront(node: GraphNode, layers: readonly number[]): GraphNode {
  const [output = ''] = node.outputs;
  const turned = (name: string, perm: number[]) =>
    layers.some((layer) => output === `${crossAttentionOf(layer)}/${name}`)
      ? makeNode(node.operator, node.inputs, node.outputs, { perm })
      : undefined;
  return turned('Transpose_output_0', [2, 0, 1, 3]) ?? turned('Transpose_2_output_0', [1, 2, 0, 3]) ?? node;
}

const isPast = (name: string) => name.startsWith('past_key_values.') && name.includes('.decoder.');
const keptName = (name: string) => `kept/${name}`;

/** Each row goes on from the row of the last step that `parents` names: nothing has to be copied between two steps. */
function keepParents(node: GraphNode): GraphNode {
  return node.inputs.some(isPast)
    ? { ...node, inputs: node.inputs.map((name) => (isPast(name) ? keptName(name) : name)) }
    : node;
}

/** One token further: from a token and the memory to the likelihoods of the next token and the longer memory. */
export function decoderStepModel(merged: Uint8Array): Uint8Array {
  const { later, whole } = readBranches(merged);
  const layers = layersOf(later);
  const past = Array.from(whole.graph.inputs.keys().filter(isPast));
  const outputs = later.outputs.entries().filter(([name]) => name.includes('.decoder.'));
  return writeModel({
    rest: whole.rest,
    graph: {
      nodes: [
        ...past.map((name) => makeNode('Gather', [name, 'parents'], [keptName(name)], { axis: 0 })),
        ...later.nodes
          .filter((node) => !node.outputs.includes('logits'))
          .map((node) => keepParents(headsInFront(node, layers))),
        ...vocabularyNodes,
      ],
      initializers: new Map([
        ...whole.graph.initializers,
        ['likely/count', wholeNumbers('likely/count', [likelyCount])],
      ]),
      inputs: new Map([
        ...whole.graph.inputs,
        ...named(
          layers.flatMap((layer) => [keysOf(layer), valuesOf(layer)]),
          floatInput,
        ),
        ['parents', integerInput('parents')],
      ]),
      outputs: new Map([
        ...outputs,
        ...named(['log_probs', 'likely_log_probs'], floatOutput),
        ['likely_tokens', integerOutput('likely_tokens')],
      ]),
    },
  });
}
