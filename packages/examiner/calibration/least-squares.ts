const ROUNDS = 400;

/** Weights of at least zero that bring the columns' sum closest to the target; columns are centred by the caller. */
export const nonNegativeLeastSquares = (
  rows: readonly (readonly number[])[],
  target: readonly number[],
  ridge: number,
): number[] => {
  const width = rows[0]?.length ?? 0;
  const weights = new Array<number>(width).fill(0);
  const residual = [...target];
  const squares = weights.map((_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0) ** 2, 0));
  for (let round = 0; round < ROUNDS; round++)
    for (let column = 0; column < width; column++) {
      const weight = weights[column] ?? 0;
      const gradient = rows.reduce((sum, row, index) => sum + (row[column] ?? 0) * (residual[index] ?? 0), 0);
      const next = Math.max(
        0,
        (gradient + (squares[column] ?? 0) * weight) / ((squares[column] ?? 0) + ridge),
      );
      if (next === weight) continue;
      rows.forEach((row, index) => {
        residual[index] = (residual[index] ?? 0) - (next - weight) * (row[column] ?? 0);
      });
      weights[column] = next;
    }
  return weights;
};
