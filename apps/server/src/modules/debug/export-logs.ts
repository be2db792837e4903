import { Readable } from 'node:stream';
import type { exportLogs as exportLogsCall } from '@bandwise/contract/debug';
import type { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { toCsvLine } from './csv.ts';
import { readAllLogs, type ExportedLog } from './export-logs.repository.ts';
import { toDebugLog } from './list-logs.ts';
import { toLogFilter } from './log-filter.ts';

/** Each has a connection to the database for as long as somebody downloads. */
const exportsAtOnce = 3;
let running = 0;

/** Spreadsheets take a file for UTF-8 only when it begins with this. */
const byteOrderMark = '\uFEFF';
const columns = [
  'id',
  'timestamp',
  'request_id',
  'method',
  'path',
  'status_code',
  'response_time',
  'user_id',
  'session_id',
  'ip_address',
] as const;

interface ExportFile {
  filename: string;
  contentType: string;
  body: Readable;
}

/** A file that is written while it is read, and no further ahead than a step. */
export function exportLogs(
  platform: Platform,
  asked: z.output<typeof exportLogsCall.query>,
  signal: AbortSignal,
): ExportFile {
  if (running >= exportsAtOnce) throw new ApiError('unavailable', { retryAfterSec: 30 });
  const { format, ...filters } = asked;
  const withBodies = format === 'json';
  const steps = readAllLogs(platform.connectionString, toLogFilter(filters), { withBodies, signal });
  const body = Readable.from(format === 'csv' ? csvOf(steps) : jsonOf(steps), { objectMode: false });
  running += 1;
  body.once('close', () => (running -= 1));
  return {
    filename: `bandwise-requests-${platform.now().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}.${format}`,
    contentType: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
    body,
  };
}

async function* csvOf(steps: AsyncIterable<ExportedLog[]>): AsyncGenerator<string> {
  yield byteOrderMark + toCsvLine(columns);
  for await (const rows of steps) {
    const logs = rows.map(toDebugLog);
    yield logs.map((log) => toCsvLine(columns.map((column) => log[column]))).join('');
  }
}

async function* jsonOf(steps: AsyncIterable<ExportedLog[]>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const rows of steps) {
    const lines = rows.map((row) =>
      JSON.stringify({
        ...toDebugLog(row),
        request_body: row.requestBody ?? null,
        response_body: row.responseBody ?? null,
      }),
    );
    yield separator + lines.join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
