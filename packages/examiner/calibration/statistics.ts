export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const deviation = (values: readonly number[]): number => {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
};

export const pearson = (one: readonly number[], other: readonly number[]): number => {
  const oneMean = mean(one);
  const otherMean = mean(other);
  return (
    mean(one.map((value, index) => (value - oneMean) * ((other[index] ?? 0) - otherMean))) /
    (deviation(one) * deviation(other))
  );
};

/** Ranks from 1; equal values share the mean of theirs. */
const ranks = (values: readonly number[]): number[] => {
  const sorted = values.toSorted((one, other) => one - other);
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  sorted.forEach((value, index) => {
    if (!first.has(value)) first.set(value, index);
    last.set(value, index);
  });
  return values.map((value) => ((first.get(value) ?? 0) + (last.get(value) ?? 0)) / 2 + 1);
};

export const spearman = (one: readonly number[], other: readonly number[]): number =>
  pearson(ranks(one), ranks(other));
