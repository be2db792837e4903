import { floatInput, floatOutput, floatTensor, makeModel, makeNode } from '../models/onnx/graph.ts';
import type { WeightsByName } from './weights-file.ts';
import { weightsOf } from './weights-file.ts';

/**
 * The states of a frame in short, as a model: normed, then turned by the phones' pool, without its bias. A phone's are the mean
 * of its frames', so that the large product is made once for each frame and by the runtime, not by us for each phone.
 */
export function shortStatesModel(weights: WeightsByName): Uint8Array {
  const pool = weightsOf(weights, 'pools.phone.weight');
  const [width = 0, stateWidth = 0] = pool.shape;
  const turned = Float32Array.from(
    pool.data,
    (_, at) => pool.data[(at % width) * stateWidth + Math.floor(at / width)] ?? 0,
  );
  return makeModel({
    nodes: [
      makeNode('Sub', ['states', 'mean'], ['centred']),
      makeNode('Div', ['centred', 'deviation'], ['normed']),
      makeNode('MatMul', ['normed', 'pool'], ['short']),
    ],
    initializers: new Map([
      ['mean', floatTensor('mean', [stateWidth], weightsOf(weights, 'mean').data)],
      ['deviation', floatTensor('deviation', [stateWidth], weightsOf(weights, 'deviation').data)],
      ['pool', floatTensor('pool', [stateWidth, width], turned)],
    ]),
    inputs: new Map([['states', floatInput('states')]]),
    outputs: new Map([['short', floatOutput('short')]]),
  });
}
