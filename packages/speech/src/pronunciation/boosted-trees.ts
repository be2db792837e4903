import type { WeightsByName } from './weights-file.ts';
import { weightsOf } from './weights-file.ts';

/** Rows of a node: the number it looks at, its threshold, where to go on, and what a leaf adds. */
const nodeWidth = 5;

/** What boosted trees say of a row of numbers; `nodes`, `roots` and `start` as training/export_weights.py writes them. */
export function growTrees(weights: WeightsByName): (row: Float32Array) => number {
  const nodes = weightsOf(weights, 'nodes').data;
  const roots = weightsOf(weights, 'roots').data;
  const [start = 0] = weightsOf(weights, 'start').data;
  const at = (node: number, place: number) => nodes[node * nodeWidth + place] ?? 0;
  return (row) =>
    roots.reduce((sum, root) => {
      let node = root;
      while (at(node, 2) >= 0) node = (row[at(node, 0)] ?? 0) <= at(node, 1) ? at(node, 2) : at(node, 3);
      return sum + at(node, 4);
    }, start);
}
