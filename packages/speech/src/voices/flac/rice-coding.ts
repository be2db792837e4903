import type { BitWriter } from './bit-writer.ts';

/** Parameters of 15 mean "escaped" in FLAC's 4-bit form. */
const largestParameter = 14;
const highestPartitionOrder = 6;

interface RicePlan {
  partitionOrder: number;
  parameters: readonly number[];
  bits: number;
}

const zigzag = (value: number): number => (value << 1) ^ (value >> 31);

const bitsWith = (values: Uint32Array, from: number, to: number, parameter: number): number => {
  let bits = (to - from) * (parameter + 1);
  for (let index = from; index < to; index += 1) bits += (values[index] ?? 0) >>> parameter;
  return bits;
};

const bestParameter = (
  values: Uint32Array,
  from: number,
  to: number,
): { parameter: number; bits: number } => {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += values[index] ?? 0;
  const guess = Math.floor(Math.log2(Math.max(1, sum / Math.max(1, to - from))));
  const candidates = [guess - 1, guess, guess + 1].map((each) =>
    Math.min(largestParameter, Math.max(0, each)),
  );
  return candidates
    .map((parameter) => ({ parameter, bits: bitsWith(values, from, to, parameter) }))
    .reduce((best, each) => (each.bits < best.bits ? each : best));
};

const planWith = (values: Uint32Array, predictorOrder: number, partitionOrder: number): RicePlan => {
  const blockLength = values.length + predictorOrder;
  const partitionLength = blockLength >> partitionOrder;
  const parameters: number[] = [];
  let bits = 0;
  for (let partition = 0; partition < 1 << partitionOrder; partition += 1) {
    const from = Math.max(0, partition * partitionLength - predictorOrder);
    const best = bestParameter(values, from, (partition + 1) * partitionLength - predictorOrder);
    parameters.push(best.parameter);
    bits += 4 + best.bits;
  }
  return { partitionOrder, parameters, bits };
};

/** The residual after `predictorOrder` warm-up samples, ready to be written, with its size in bits. */
export interface CodedResidual {
  bits: number;
  writeTo(writer: BitWriter): void;
}

export const codeResidual = (residual: Int32Array, predictorOrder: number): CodedResidual => {
  const values = Uint32Array.from(residual, zigzag);
  const blockLength = residual.length + predictorOrder;
  const plans: RicePlan[] = [];
  for (let order = 0; order <= highestPartitionOrder; order += 1) {
    if (blockLength % (1 << order) !== 0 || blockLength >> order <= predictorOrder) break;
    plans.push(planWith(values, predictorOrder, order));
  }
  const plan = plans.reduce((best, each) => (each.bits < best.bits ? each : best));
  return {
    bits: 6 + plan.bits,
    writeTo(writer) {
      const partitionLength = blockLength >> plan.partitionOrder;
      writer.write(0, 2);
      writer.write(plan.partitionOrder, 4);
      let index = 0;
      plan.parameters.forEach((parameter, partition) => {
        writer.write(parameter, 4);
        const end = (partition + 1) * partitionLength - predictorOrder;
        for (; index < end; index += 1) {
          const value = values[index] ?? 0;
          writer.writeUnary(value >>> parameter);
          writer.write(value, parameter);
        }
      });
    },
  };
};
