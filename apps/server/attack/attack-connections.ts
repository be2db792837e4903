import { apiBasePath } from '@bandwise/contract/limits';
import type { Target } from './open-target.ts';
import { converse, type ConnectionAttack } from './raw-connection.ts';

const megabyte = Buffer.alloc(1024 * 1024, 0x61);
const giantMegabytes = 512;
/** Beyond what it had, while half a gigabyte is thrown at it. */
const mayGrowMb = 150;

const statusOf = (answer: string): string => /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'closed';
const showsInsides = (answer: string): boolean => /node_modules|\.ts:\d|at \w+ \(/.test(answer);

/** What no HTTP client would send: half requests, endless ones, two lengths, lines inside headers. */
export async function attackConnections(
  target: Target,
  token: string,
  say: (line: string) => void,
): Promise<ConnectionAttack[]> {
  const { host } = new URL(target.url);
  const head = (line: string, ...headers: string[]) =>
    [`${line} HTTP/1.1`, `Host: ${host}`, ...headers, '', ''].join('\r\n');
  const challenge = `POST ${apiBasePath}/auth/challenge`;
  const json = 'Content-Type: application/json';
  const done: ConnectionAttack[] = [];
  const expectStatus = async (attack: string, request: string, ...allowed: string[]) => {
    say(attack);
    const answer = await converse(target.url, request);
    const status = statusOf(answer);
    done.push({ attack, outcome: status, isRight: allowed.includes(status) && !showsInsides(answer) });
  };

  await expectStatus(
    'two lengths',
    head(challenge, json, 'Content-Length: 5', 'Content-Length: 50'),
    '400',
    'closed',
  );
  await expectStatus(
    'a length and pieces',
    head(challenge, json, 'Content-Length: 5', 'Transfer-Encoding: chunked') + '0\r\n\r\n',
    '400',
    'closed',
  );
  await expectStatus('a header with a line break', head('GET /healthz', 'X-A: a\rb'), '400', 'closed');
  await expectStatus('a NUL in a header', head('GET /healthz', 'X-A: a\u0000b'), '400', 'closed');
  await expectStatus(
    'headers of a megabyte',
    head('GET /healthz', `X-A: ${'a'.repeat(1_000_000)}`),
    '431',
    'closed',
  );
  await expectStatus('no HTTP at all', '\u0016\u0003\u0001\u0002\r\n\r\n', '400', 'closed');
  await expectStatus(
    'a path that leaves the folder',
    head('GET /assets/../../../../etc/passwd'),
    '404',
    '403',
    '400',
  );
  await expectStatus(
    'the same, encoded',
    head('GET /assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd'),
    '404',
    '403',
    '400',
  );
  await expectStatus('another host in the line', head('GET //evil.example/%2f..'), '404', '400', '200');
  await expectStatus(
    'a compressed bomb as JSON',
    head(challenge, json, 'Content-Encoding: gzip', 'Content-Length: 4') + '\u001f\u008b\b\u0000',
    '400',
    '415',
  );
  done.push(await giant(target, head(challenge, json, 'Transfer-Encoding: chunked'), say));
  done.push(await giantUpload(target, head, token, say));
  return done;
}

function* endless(head: string, wrap: (piece: Buffer) => Buffer[]): Generator<Buffer> {
  yield Buffer.from(head, 'latin1');
  for (let sent = 0; sent < giantMegabytes; sent += 1) yield* wrap(megabyte);
}

const asChunk = (piece: Buffer) => [
  Buffer.from(`${piece.length.toString(16)}\r\n`),
  piece,
  Buffer.from('\r\n'),
];

async function growth(work: () => Promise<string>): Promise<{ status: string; grownMb: number }> {
  const before = process.memoryUsage().rss;
  const status = statusOf(await work());
  return { status, grownMb: (process.memoryUsage().rss - before) / 1024 / 1024 };
}

async function giant({ url }: Target, head: string, say: (line: string) => void): Promise<ConnectionAttack> {
  const attack = `${giantMegabytes} MB of JSON without a length`;
  say(attack);
  const { status, grownMb } = await growth(() => converse(url, endless(head, asChunk)));
  const isRight = ['413', 'closed'].includes(status) && grownMb < mayGrowMb;
  return { attack, outcome: `${status}, ${grownMb.toFixed(0)} MB more`, isRight };
}

async function giantUpload(
  { url }: Target,
  head: (line: string, ...headers: string[]) => string,
  token: string,
  say: (line: string) => void,
): Promise<ConnectionAttack> {
  const attack = `a recording of ${giantMegabytes} MB`;
  say(attack);
  const request = head(
    `POST ${apiBasePath}/audio-session/upload`,
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Transfer-Encoding: chunked',
  );
  const part = Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\n\r\n');
  const opening = request + `${part.length.toString(16)}\r\n${part.toString('latin1')}\r\n`;
  const { status, grownMb } = await growth(() => converse(url, endless(opening, asChunk)));
  const isRight = ['400', '413', '422', 'closed'].includes(status) && grownMb < mayGrowMb;
  return { attack, outcome: `${status}, ${grownMb.toFixed(0)} MB more`, isRight };
}
