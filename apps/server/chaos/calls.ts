import { setTimeout as delay } from 'node:timers/promises';
import { apiBasePath } from '@bandwise/contract/limits';
import { z } from 'zod';

const retryEveryMs = 1_000;
/** The server gives itself 60 s for a request and then says so; without even that, there is no answer. */
const answerLimitMs = 70_000;
const patienceMs = 240_000;

/** What every error must bring: a sentence, or the list of what is wrong with the fields. */
const errorSchema = z.object({
  detail: z.union([z.string().min(1), z.array(z.object({ msg: z.string().min(1) })).min(1)]),
});

interface Request {
  token?: string;
  json?: unknown;
  form?: () => FormData;
}
interface Reply {
  ok: boolean;
  status: number;
  body: unknown;
}

export interface Tally {
  /** Answers by status; `none` where the connection broke, which the browser tells in its own words. */
  answers: Map<number | 'none', number>;
  /** Errors that came without a text. */
  speechless: string[];
  /** How long answers took, if anybody wants to know. */
  onAnswer: ((tookMs: number) => void) | undefined;
}

export const openTally = (onAnswer?: Tally['onAnswer']): Tally => ({
  answers: new Map(),
  speechless: [],
  onAnswer,
});

export interface Calls {
  /** Undefined where no answer came. */
  once: (method: string, path: string, request?: Request) => Promise<Reply | undefined>;
  /** As our client does it: tried again while the server is away or says that it cannot now. */
  insist: (method: string, path: string, request?: Request) => Promise<unknown>;
  /** The bytes of a file, or undefined. */
  download: (path: string, token: string) => Promise<Uint8Array | undefined>;
}

/** Calls go to the servers in turn, as behind a load balancer. */
export function openCalls(urls: readonly string[], tally: Tally): Calls {
  let turn = 0;
  const nextUrl = (path: string) => `${urls[turn++ % urls.length] ?? ''}${apiBasePath}${path}`;
  const count = (status: number | 'none') =>
    void tally.answers.set(status, (tally.answers.get(status) ?? 0) + 1);

  async function once(method: string, path: string, request: Request = {}): Promise<Reply | undefined> {
    const { token, json, form } = request;
    const startedAtMs = performance.now();
    try {
      const reply = await fetch(nextUrl(path), {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        ...(form === undefined ? {} : { body: form() }),
        signal: AbortSignal.timeout(answerLimitMs),
      });
      const text = await reply.text();
      count(reply.status);
      tally.onAnswer?.(performance.now() - startedAtMs);
      const body = parse(text);
      if (!reply.ok && !errorSchema.safeParse(body).success)
        tally.speechless.push(`${method} ${path}: ${reply.status} ${text.slice(0, 200)}`);
      return { ok: reply.ok, status: reply.status, body };
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError')
        tally.speechless.push(`${method} ${path}: no answer in ${answerLimitMs / 1000} s`);
      count('none');
      return undefined;
    }
  }

  async function insist(method: string, path: string, request?: Request): Promise<unknown> {
    for (const startedAtMs = Date.now(); ;) {
      const reply = await once(method, path, request);
      if (reply?.ok === true) return reply.body;
      if (reply !== undefined && reply.status < 500)
        throw new Error(`${method} ${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
      if (Date.now() - startedAtMs > patienceMs)
        throw new Error(`${method} ${path} has not succeeded in ${patienceMs / 1000} s`);
      await delay(retryEveryMs);
    }
  }

  return {
    once,
    insist,
    async download(path, token) {
      const reply = await fetch(nextUrl(path), { headers: { authorization: `Bearer ${token}` } });
      return reply.ok ? new Uint8Array(await reply.arrayBuffer()) : undefined;
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
