import type { Operation } from '@bandwise/contract/operation';
import { apiBasePath } from '@bandwise/contract/limits';
import type { z } from 'zod';
import { ApiError, clientFailure, readFailure } from './api-failure.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { readToken, removeToken } from './session/token-storage.ts';

type Part<Op, Name extends 'params' | 'query' | 'body'> =
  Op extends Record<Name, infer Schema extends z.ZodType> ? Record<Name, z.input<Schema>> : object;
/** A form goes with one file, in the field that the operation says. */
type FormPart<Op> = Op extends { form: infer Schema extends z.ZodType }
  ? { form: z.input<Schema>; file: Blob; signal?: AbortSignal } & FileFieldPart<Op>
  : object;
type FileFieldPart<Op> = Op extends { fileField: infer Name extends string } ? { fileField: Name } : object;
export type Input<Op extends Operation> = Part<Op, 'params'> &
  Part<Op, 'query'> &
  Part<Op, 'body'> &
  FormPart<Op>;
export type Reply<Op extends Operation> = Op extends { reply: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : Blob;

type Scalars = Record<string, string | number | boolean | undefined>;

interface Parts {
  params?: Scalars;
  query?: Scalars;
  body?: unknown;
  form?: Scalars;
  file?: Blob;
  fileField?: string;
  signal?: AbortSignal;
}

/**
 * Calls one operation of the contract: `send<typeof login>('POST', '/auth/login/challenge', { body })`. Method and path
 * are checked against the operation's type; its zod schemas stay on the server, out of the first page's bundle.
 */
export async function send<Op extends Operation>(
  method: Op['method'],
  path: Op['path'],
  input: Input<Op>,
): Promise<Reply<Op>> {
  const parts: Parts = input;
  const response = await request(method, urlOf(path, parts), parts);
  if (!response.ok) {
    const failure = await readFailure(response);
    if (response.status === 401) endSession();
    throw new ApiError(failure);
  }
  return (await readReply(response)) as Reply<Op>;
}

/** An answer may break off; and what a hotel's network sends before one has signed in is a page. */
async function readReply(response: Response): Promise<unknown> {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  try {
    if (!isPage) return await (isFile(response) ? response.blob() : response.json());
  } catch {
    // As if nothing had come.
  }
  throw new ApiError(clientFailure('network'));
}

/** An attachment is a file, also one of JSON. */
function isFile({ headers }: Response): boolean {
  const isAttached = headers.get('Content-Disposition')?.startsWith('attachment') ?? false;
  return isAttached || !(headers.get('Content-Type')?.startsWith('application/json') ?? false);
}

async function request(method: string, url: string, parts: Parts): Promise<Response> {
  const headers = new Headers({ 'Accept-Language': document.documentElement.lang });
  const token = readToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (parts.body !== undefined) headers.set('Content-Type', 'application/json');
  const early = method === 'GET' ? takeEarlyAnswer(url) : undefined;
  try {
    return await (early ??
      fetch(url, { method, headers, body: bodyOf(parts), signal: parts.signal ?? null }));
  } catch {
    throw new ApiError(clientFailure('network'));
  }
}

function bodyOf({ body, form, file, fileField = 'file' }: Parts): string | FormData | null {
  if (file) {
    const data = new FormData();
    // Fields first: the server knows what the file is before its bytes arrive.
    for (const [name, value] of Object.entries(form ?? {}))
      if (value !== undefined) data.set(name, String(value));
    data.set(fileField, file);
    return data;
  }
  return body === undefined ? null : JSON.stringify(body);
}

function urlOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `${apiBasePath}${filled}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

const sessionEndListeners = new Set<() => void>();

/** Tells when any call was answered with 401; the stored token is gone by then. */
export function onSessionEnd(listener: () => void): () => void {
  sessionEndListeners.add(listener);
  return () => sessionEndListeners.delete(listener);
}

function endSession(): void {
  removeToken();
  for (const listener of sessionEndListeners) listener();
}
