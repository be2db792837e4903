import type { Layer } from './layers.ts';
import { joined, linearLayer } from './layers.ts';
import type { WeightsByName } from './weights-file.ts';
import { weightsOf } from './weights-file.ts';

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

/** PyTorch names weights by their kind and then their direction; our layers are named the other way round. */
function directionLayer(weights: WeightsByName, kind: 'ih' | 'hh', direction: string): Layer {
  const part = (what: string) => weightsOf(weights, `${what}_${kind}_l0${direction}`);
  return linearLayer(
    new Map([
      ['gates.weight', part('weight')],
      ['gates.bias', part('bias')],
    ]),
    'gates',
  );
}

/** One direction over a sequence: the gates are input, forget, cell and output, in this order. */
function oneDirection(weights: WeightsByName, direction: string) {
  const fromInput = directionLayer(weights, 'ih', direction);
  const fromState = directionLayer(weights, 'hh', direction);
  const width = weightsOf(weights, `weight_hh_l0${direction}`).shape[1] ?? 0;
  return (sequence: readonly Float32Array[]): Float32Array[] => {
    let state = new Float32Array(width);
    let cell = new Float32Array(width);
    return sequence.map((input) => {
      const own = fromInput(input);
      const kept = fromState(state);
      const gate = (which: number, i: number) =>
        (own[which * width + i] ?? 0) + (kept[which * width + i] ?? 0);
      cell = cell.map(
        (value, i) => sigmoid(gate(1, i)) * value + sigmoid(gate(0, i)) * Math.tanh(gate(2, i)),
      );
      state = cell.map((value, i) => sigmoid(gate(3, i)) * Math.tanh(value));
      return state;
    });
  };
}

/** Reads a sequence forwards and backwards, and gives both views of each place side by side. */
export function bidirectionalLstm(
  weights: WeightsByName,
): (sequence: readonly Float32Array[]) => Float32Array[] {
  const forwards = oneDirection(weights, '');
  const backwards = oneDirection(weights, '_reverse');
  return (sequence) => {
    const before = forwards(sequence);
    const after = backwards(sequence.toReversed()).toReversed();
    return before.map((view, i) => joined(view, after[i] ?? []));
  };
}
