import type { Random } from '../src/testing/seeded-random.ts';
import { brokenBodies, contentTypes, hostileHeaders, hostileTexts } from './hostile-values.ts';
import { makeValue, mutate, type KnownValues } from './make-value.ts';
import type { Call } from './read-document.ts';

export interface AttackRequest {
  method: Call['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

const boundary = 'attack';
const formFields = ['session_id', 'question_order', 'idempotency_key', 'sha256', 'word', 'file'];

/** A request for one call: as it should be, with something wrong, or hostile through and through. */
export function makeRequest(
  random: Random,
  call: Call,
  known: KnownValues,
  files: readonly Buffer[],
): AttackRequest {
  const request: AttackRequest = {
    method: call.method,
    url: makeUrl(random, call, known),
    headers: random.chance(6) ? random.pick(hostileHeaders) : {},
  };
  if (call.takesForm) return { ...request, ...makeForm(random, request.headers, known, files) };
  if (call.body === undefined && !random.chance(10)) return request;
  return { ...request, ...makeBody(random, call, request.headers, known) };
}

function makeUrl(random: Random, call: Call, known: KnownValues): string {
  const path = call.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const schema = call.parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {};
    const value = random.chance(3)
      ? random.pick(hostileTexts)
      : String(makeValue(random, schema, name, known));
    // Some as a browser would send it, some as it is.
    return name === '*' || random.chance(4) ? value.replace(/[\s?#]/g, '').toWellFormed() : encode(value);
  });
  const query = call.parameters
    .filter((one) => one.in === 'query' && !random.chance(2))
    .flatMap(({ name, schema }) => {
      const value = random.chance(3) ? random.pick(hostileTexts) : makeValue(random, schema, name, known);
      const text = encode(typeof value === 'string' ? value : JSON.stringify(value));
      return random.chance(10) ? [`${name}=${text}`, `${name}=${text}`] : [`${name}=${text}`];
    });
  if (random.chance(20)) query.push(`${encode(random.pick(hostileTexts))}=1`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** Half of a pair of surrogates has no encoding. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

function makeBody(
  random: Random,
  { body = {} }: Call,
  headers: AttackRequest['headers'],
  known: KnownValues,
): Pick<AttackRequest, 'headers' | 'payload'> {
  const type = random.chance(12) ? random.pick(contentTypes) : 'application/json';
  const typed = { ...headers, 'content-type': type };
  if (random.chance(12)) return { headers: typed, payload: random.pick(brokenBodies) };
  const right = makeValue(random, body, '', known);
  const sent = random.chance(3) ? right : mutate(random, right);
  return { headers: typed, payload: JSON.stringify(sent) };
}

function makeForm(
  random: Random,
  headers: AttackRequest['headers'],
  known: KnownValues,
  files: readonly Buffer[],
): Pick<AttackRequest, 'headers' | 'payload'> {
  const parts = Array.from({ length: random.int(8) }, () => {
    const name = random.chance(8) ? random.pick(hostileTexts) : random.pick(formFields);
    const label = name.replace(/["\r\n]/g, '');
    if (name === 'file')
      return Buffer.concat([
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName(random)}"\r\n\r\n`,
        ),
        random.pick(files),
        Buffer.from('\r\n'),
      ]);
    const value = random.chance(3) ? random.pick(hostileTexts) : String(random.pick(known[name] ?? ['1']));
    return Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${label}"\r\n\r\n${value}\r\n`,
    );
  });
  const whole = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return {
    headers: {
      ...headers,
      'content-type': random.chance(15)
        ? random.pick(contentTypes)
        : `multipart/form-data; boundary=${boundary}`,
    },
    payload: random.chance(8) ? whole.subarray(0, random.int(whole.length)) : whole,
  };
}

const fileName = (random: Random): string => random.pick(hostileTexts).replace(/["\r\n]/g, '');
