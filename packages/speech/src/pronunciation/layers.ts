import type { WeightsByName } from './weights-file.ts';
import { weightsOf } from './weights-file.ts';

/** A layer of a network: takes a row of numbers, gives a row. */
export type Layer = (input: Float32Array) => Float32Array;

/** Rows are summed up four at a time: the processor adds to one sum while another is not done yet. */
const rowsAtOnce = 4;

export function linearLayer(weights: WeightsByName, name: string): Layer {
  const { shape, data } = weightsOf(weights, `${name}.weight`);
  const bias = weightsOf(weights, `${name}.bias`).data;
  const [outputs = 0, inputs = 0] = shape;
  const blocked = outputs - (outputs % rowsAtOnce);
  return (input) => {
    if (input.length !== inputs) throw new TypeError(`${name} takes ${inputs} numbers, not ${input.length}`);
    const output = new Float32Array(outputs);
    for (let row = 0; row < blocked; row += rowsAtOnce) {
      let [first, second, third, fourth] = [0, 0, 0, 0];
      for (let i = 0, at = row * inputs; i < inputs; i++, at++) {
        const value = input[i] ?? 0;
        first += (data[at] ?? 0) * value;
        second += (data[at + inputs] ?? 0) * value;
        third += (data[at + 2 * inputs] ?? 0) * value;
        fourth += (data[at + 3 * inputs] ?? 0) * value;
      }
      output[row] = (bias[row] ?? 0) + first;
      output[row + 1] = (bias[row + 1] ?? 0) + second;
      output[row + 2] = (bias[row + 2] ?? 0) + third;
      output[row + 3] = (bias[row + 3] ?? 0) + fourth;
    }
    for (let row = blocked; row < outputs; row++) {
      let sum = bias[row] ?? 0;
      for (let i = 0, at = row * inputs; i < inputs; i++, at++) sum += (data[at] ?? 0) * (input[i] ?? 0);
      output[row] = sum;
    }
    return output;
  };
}

/** Abramowitz and Stegun 7.1.26, right to 1.5e-7. */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - series * Math.exp(-x * x));
}

const gelu = (x: number) => 0.5 * x * (1 + errorFunction(x / Math.SQRT2));

/** Two linear layers, which stand at `first` and `second` of a sequence, with a GELU between them. */
export function twoLayers(weights: WeightsByName, name: string, first: number, second: number): Layer {
  const into = linearLayer(weights, `${name}.${first}`);
  const out = linearLayer(weights, `${name}.${second}`);
  return (input) => out(into(input).map(gelu));
}

const normEpsilon = 1e-5;

export function layerNorm(weights: WeightsByName, name: string): Layer {
  const scale = weightsOf(weights, `${name}.weight`).data;
  const bias = weightsOf(weights, `${name}.bias`).data;
  return (input) => {
    let mean = 0;
    for (const value of input) mean += value / input.length;
    let variance = 0;
    for (const value of input) variance += (value - mean) ** 2 / input.length;
    const deviation = Math.sqrt(variance + normEpsilon);
    return input.map((value, i) => ((value - mean) / deviation) * (scale[i] ?? 0) + (bias[i] ?? 0));
  };
}

/** One row of a table for each number. */
export function embedding(weights: WeightsByName, name: string): (index: number) => Float32Array {
  const { shape, data } = weightsOf(weights, `${name}.weight`);
  const width = shape[1] ?? 0;
  return (index) => data.subarray(index * width, (index + 1) * width);
}

export function sumOf(...rows: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(rows[0]?.length ?? 0);
  for (const row of rows) for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (row[i] ?? 0);
  return sum;
}

export function joined(...parts: readonly (Float32Array | readonly number[])[]): Float32Array {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
