import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { reasonOf } from '../errors/describe-error.ts';
import type { Log } from '../log.ts';
import { redactBody, redactMailAddresses } from './redact.ts';
import { speedOf } from './request-kind.ts';
import { insertRequests, type NewRequest } from './request-log.repository.ts';

interface RequestEntry {
  timestamp: Date;
  requestId: string;
  method: string;
  path: string;
  /** As `routeOf` writes it. */
  route: string;
  statusCode: number;
  responseTimeMs: number;
  userId: number | null;
  sessionId: number | null;
  ipAddress: string;
  requestBody: unknown;
  /** As sent; parsed and redacted only when it is written. */
  responseBody: string | undefined;
}

export interface RequestLog {
  add(entry: RequestEntry): void;
  /** Writes what is waiting; never throws. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const flushIntervalMs = 1_000;
const batchSize = 250;
/** About a minute of a busy server while the database is away; then the newest entries are dropped and counted. */
const waitingMax = 5_000;
const pathMaxLength = 500;

/** Keeps API calls for the debug screens, in batches and off the request's path. Losing it never fails a request. */
export function createRequestLog(db: NodePgDatabase, log: Log): RequestLog {
  let waiting: RequestEntry[] = [];
  let dropped = 0;
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize);
      waiting = waiting.slice(batchSize);
      try {
        await insertRequests(db, batch.map(toRow));
      } catch (error) {
        dropped += batch.length;
        log.warn({ reason: reasonOf(error), lost: batch.length }, 'the request log could not be written');
        return;
      }
    }
    if (dropped > 0) {
      log.warn({ dropped }, 'request log entries were dropped');
      dropped = 0;
    }
  }

  async function flush(): Promise<void> {
    writing ??= writeAll().finally(() => (writing = undefined));
    await writing;
  }

  const timer = setInterval(() => void flush(), flushIntervalMs);
  timer.unref();

  return {
    add(entry) {
      if (waiting.length >= waitingMax) dropped += 1;
      else waiting.push(entry);
      // A busy server does not wait for the clock.
      if (waiting.length === batchSize) void flush();
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
      await flush();
    },
  };
}

function toRow(entry: RequestEntry): NewRequest {
  return {
    ...entry,
    speed: speedOf(entry.responseTimeMs),
    path: printable(redactMailAddresses(entry.path)).slice(0, pathMaxLength),
    requestBody: storable(redactBody(entry.requestBody)),
    responseBody: storable(redactBody(parse(entry.responseBody))),
  };
}

/** As a browser would have sent it: what is shown and exported is one line that no terminal obeys. */
const printable = (path: string): string =>
  path.toWellFormed().replaceAll(/[^\x21-\x7E]/gu, (character) => encodeURIComponent(character));

function parse(body: string | undefined): unknown {
  if (body === undefined || body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return `[${String(body.length)} characters that are not JSON]`;
  }
}

/** PostgreSQL's text cannot hold a NUL character, which JSON writes as an escape. */
function storable(text: string | null): string | null {
  return text === null ? null : text.replaceAll('\u0000', '');
}
