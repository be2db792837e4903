import { isWithinLimit, ratioOf, type Measurement } from './measurement.ts';

export interface BenchResult {
  bench: string;
  measurements: Measurement[];
  /** Why it could not be measured. */
  problem?: string;
}

const columns = ['bench', 'case', 'measured', 'base', 'ratio', 'limit', 'ok'] as const;
type Row = Record<(typeof columns)[number], string>;

export function formatTable(results: readonly BenchResult[]): string {
  const rows = results.flatMap(({ bench, measurements }) =>
    measurements.map((measurement) => toRow(bench, measurement)),
  );
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => row[column].length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  return [
    line(columns),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map((row) => line(columns.map((column) => row[column]))),
  ].join('\n');
}

/** One line for programs. */
export function formatJson(results: readonly BenchResult[]): string {
  return JSON.stringify({
    ok: isPassed(results),
    problems: results.flatMap(({ bench, problem }) => (problem === undefined ? [] : [{ bench, problem }])),
    rows: results.flatMap(({ bench, measurements }) =>
      measurements.map((measurement) => ({
        bench,
        ...measurement,
        ratio: ratioOf(measurement),
        ok: isWithinLimit(measurement),
      })),
    ),
  });
}

export function isPassed(results: readonly BenchResult[]): boolean {
  return results.every(
    ({ measurements, problem }) => problem === undefined && measurements.every(isWithinLimit),
  );
}

function toRow(bench: string, measurement: Measurement): Row {
  const { limit } = measurement;
  return {
    bench,
    case: measurement.case,
    measured: formatFigure(measurement.measured, measurement.unit),
    base: formatFigure(measurement.base, measurement.unit),
    ratio: ratioOf(measurement).toFixed(2),
    limit: limit === undefined ? '–' : 'atLeast' in limit ? `≥ ${limit.atLeast}` : `≤ ${limit.atMost}`,
    ok: limit === undefined ? '–' : isWithinLimit(measurement) ? 'yes' : 'NO',
  };
}

function formatFigure(value: number, unit: string): string {
  return `${value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2)} ${unit}`;
}
