import { apiErrors, type ApiErrorCode } from '@bandwise/contract/errors';
import { hostileTexts } from './hostile-values.ts';

/** Where no model is installed, this is the honest answer. */
const honestServerErrors: readonly ApiErrorCode[] = ['engine_not_ready'];

/** What only our insides know: frames of a stack, paths of this machine, queries, names of errors. */
const insides = [
  /\bat [\w.<> ]+ \(?(?:file:|node:|\/)[^)\n]*:\d+/,
  /node_modules|file:\/\/\//,
  /(?:^|["'\s])\/(?:home|root|tmp|usr|var|work|opt|Users)\/\w/,
  /DrizzleQueryError|Failed query|violates \w+ constraint|syntax error at or near|ECONNREFUSED|ENOENT/,
];

/** A path of ours; after two slashes a browser reads the name of a host. */
const ownPlace = /^\/(?![/\\])/;

interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

/** What is wrong with an answer, whatever was asked; undefined when nothing is. `sent` may come back and is not ours. */
export function judgeAnswer({ statusCode, headers, body }: Answer, sent: string): string | undefined {
  const { 'content-type': named, location } = headers;
  const type = typeof named === 'string' ? named : '';
  const isText = /json|text/.test(type) || type === '';
  if (statusCode >= 500 && !isHonest(body)) return `answered ${statusCode}`;
  if (headers['x-injected'] !== undefined) return 'a header of the request came back as one of the answer';
  if (typeof location === 'string' && !ownPlace.test(location)) return `leads to ${location.slice(0, 80)}`;
  if (!isText) return undefined;
  if (statusCode >= 400 && !type.includes('json')) return `answered ${statusCode} as ${type || 'nothing'}`;
  for (const inside of insides) {
    const found = inside.exec(body)?.[0];
    if (found !== undefined && !isOurOwn(found.trim(), sent))
      return `shows its insides: ${found.slice(0, 80)}`;
  }
  return undefined;
}

/** Of this request, or of an earlier one that a log or a list shows. */
const isOurOwn = (found: string, sent: string): boolean =>
  sent.includes(found) || hostileTexts.some((text) => text.includes(found));

function isHonest(body: string): boolean {
  try {
    const { code } = JSON.parse(body) as { code?: ApiErrorCode };
    return code !== undefined && code in apiErrors && honestServerErrors.includes(code);
  } catch {
    return false;
  }
}
