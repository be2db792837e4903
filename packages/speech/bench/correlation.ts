const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Guess and truth. */
export type Pair = readonly [number, number];

export function pearson(pairs: readonly Pair[]): number {
  const [a, b] = [mean(pairs.map(([guess]) => guess)), mean(pairs.map(([, truth]) => truth))];
  let [both, left, right] = [0, 0, 0];
  for (const [guess, truth] of pairs) {
    both += (guess - a) * (truth - b);
    left += (guess - a) ** 2;
    right += (truth - b) ** 2;
  }
  return both / Math.sqrt(left * right);
}

/** The place of each value in order; equal ones share the mean of their places. */
function ranks(values: readonly number[]): number[] {
  const order = [...values.keys()].toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const found = values.map(() => 0);
  for (let from = 0; from < order.length;) {
    let to = from + 1;
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to++;
    for (const index of order.slice(from, to)) found[index] = (from + to - 1) / 2;
    from = to;
  }
  return found;
}

export function spearman(pairs: readonly Pair[]): number {
  const guesses = ranks(pairs.map(([guess]) => guess));
  const truths = ranks(pairs.map(([, truth]) => truth));
  return pearson(guesses.map((guess, i) => [guess, truths[i] ?? 0]));
}
