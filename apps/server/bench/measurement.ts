/** One line of the table: something measured, beside what it is compared with in the same run. */
export interface Measurement {
  case: string;
  unit: string;
  measured: number;
  base: number;
  /** On measured / base; without one the line informs and cannot fail. */
  limit?: { atLeast: number } | { atMost: number };
}

/** Leaves something to be stopped or removed at the end, also when the run is interrupted. */
export type Defer = (stop: () => Promise<void>) => void;

interface BenchOptions {
  defer: Defer;
  say: (line: string) => void;
  /** How much data, for a bench that makes some. */
  sizeMb?: number | undefined;
}

export type Bench = (options: BenchOptions) => Promise<Measurement[]>;

export function ratioOf({ measured, base }: Measurement): number {
  return measured / base;
}

export function isWithinLimit(measurement: Measurement): boolean {
  const { limit } = measurement;
  if (limit === undefined) return true;
  const ratio = ratioOf(measurement);
  return 'atLeast' in limit ? ratio >= limit.atLeast : ratio <= limit.atMost;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}
