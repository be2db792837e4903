import { performance } from 'node:perf_hooks';
import { reasonOf } from '../../platform/errors/describe-error.ts';
import { recordExternalCall, type ExternalJob } from '../../platform/external-log/external-log.ts';
import type { Platform } from '../../platform/platform.ts';
import { OutsideError } from './outside-error.ts';

/** Whom a call is made for, and who may end it. */
export interface Asked {
  userId: number;
  sessionId: number | null;
  signal?: AbortSignal | undefined;
  /** Told when a step is done that may have taken long: nobody who is waiting is waiting in vain. */
  noteMoved?: (() => Promise<void>) | undefined;
}

export interface Usage {
  inputTokens: number | null;
  outputTokens: number | null;
  cost: number | null;
}

export interface OutsideCall<Result> {
  provider: string;
  job: ExternalJob;
  model: string | null;
  url: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
  /** Request as the log may keep it; bodies of sound are told by their size. */
  logged: unknown;
  timeoutMs: number;
  replyMaxBytes: number;
  secret: string | undefined;
  /** Throws an `OutsideError` where nothing can be made of the reply; what it costs is told either way. */
  read(reply: Buffer, tell: (usage: Usage, logged: unknown) => void): Result;
}

const noUsage: Usage = { inputTokens: null, outputTokens: null, cost: null };

/** One call, bounded in time and size, and its row in the external log. Throws an `OutsideError`. */
export async function callOutside<Result>(
  platform: Platform,
  call: OutsideCall<Result>,
  { userId, sessionId, signal }: Asked,
): Promise<Result> {
  const timestamp = platform.now();
  const startedAt = performance.now();
  let statusCode: number | null = null;
  let usage = noUsage;
  let loggedReply: unknown = null;
  let failure: OutsideError | undefined;
  try {
    const timeout = AbortSignal.timeout(call.timeoutMs);
    const limits = signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
    const response = await fetch(call.url, {
      method: 'POST',
      headers: call.headers,
      body: call.body,
      // A key goes to the address that was set, and nowhere else.
      redirect: 'error',
      signal: limits,
    });
    statusCode = response.status;
    const reply = await readBounded(response, call.replyMaxBytes);
    if (!response.ok) {
      loggedReply = reply.toString('utf8');
      throw failedStatus(response);
    }
    return readReply(call, reply, (told, shown) => {
      usage = told;
      loggedReply = shown;
    });
  } catch (error) {
    failure = asOutsideError(error, signal);
    throw failure;
  } finally {
    await recordExternalCall(platform.db, {
      timestamp,
      provider: call.provider,
      job: call.job,
      model: call.model,
      method: 'POST',
      path: new URL(call.url).pathname,
      statusCode,
      responseTimeMs: Math.round(performance.now() - startedAt),
      ...usage,
      error: failure?.message ?? null,
      sessionId,
      userId,
      requestBody: call.logged,
      responseBody: loggedReply,
      secrets: call.secret === undefined ? [] : [call.secret],
    }).catch((error: unknown) => {
      platform.log.warn({ reason: reasonOf(error) }, 'the external log could not be written');
    });
  }
}

async function readBounded(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body as AsyncIterable<Uint8Array> | null) ?? []) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > maxBytes) throw new OutsideError('too large', `more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A reply that we stumble over is the other side's too: the learner gets feedback either way. */
function readReply<Result>(
  call: OutsideCall<Result>,
  reply: Buffer,
  tell: (usage: Usage, logged: unknown) => void,
): Result {
  try {
    return call.read(reply, tell);
  } catch (error) {
    throw error instanceof OutsideError ? error : new OutsideError('nonsense', reasonOf(error));
  }
}

const busyStatus = 429;
const brokenStatus = 500;

function failedStatus({ status, headers }: Response): OutsideError {
  const detail = `status ${status}`;
  if (status === busyStatus)
    return new OutsideError('busy', detail, retryAfterMs(headers.get('retry-after')));
  return new OutsideError(
    status >= brokenStatus ? 'broken' : 'refused',
    detail,
    retryAfterMs(headers.get('retry-after')),
  );
}

/** In seconds or as a date. */
function retryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header.trim()) ? 1000 * Number(header) : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

function asOutsideError(error: unknown, signal: AbortSignal | undefined): OutsideError {
  if (error instanceof OutsideError) return error;
  if (signal?.aborted === true) return new OutsideError('cancelled', 'nobody waits for it any more');
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return new OutsideError('timeout', 'no answer in time');
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  // The message of an error without a cause may hold a header, and with it a key.
  return new OutsideError('unreachable', cause?.code ?? cause?.message ?? 'the call could not be made');
}
