import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { apiBasePath } from '@bandwise/contract/limits';
import type { Target } from './open-target.ts';
import { openConnection, type ConnectionAttack } from './raw-connection.ts';

const connections = 300;
const slowForMs = 5_000;
/** Of somebody else, while all of them hold on. */
const answeredWithinMs = 2_000;
/** A request may take two minutes to arrive, its head one; the server looks every half minute. */
const heldAtMostMs = 170_000;
/** Sooner it was closed for another reason than time. */
const heldAtLeastMs = 30_000;

interface Slow {
  what: string;
  /** Sent at once. */
  start: string;
  /** Sent byte by byte and over again. */
  rest: string;
}

/** What never comes to an end: heads, bodies and recordings, a byte at a time. */
function slowRequests({ url }: Target, token: string): Slow[] {
  const head = (line: string, ...headers: string[]) =>
    [`${line} HTTP/1.1`, `Host: ${new URL(url).host}`, ...headers, ''].join('\r\n');
  const challenge = `POST ${apiBasePath}/auth/challenge`;
  const form = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\n\r\nRIFF';
  return [
    { what: 'heads', start: head(challenge), rest: 'X-A: a\r\n' },
    {
      what: 'bodies',
      start: `${head(challenge, 'Content-Type: application/json', 'Content-Length: 50000')}\r\n{"username":"`,
      rest: 'a',
    },
    {
      what: 'recordings',
      start: `${head(
        `POST ${apiBasePath}/audio-session/upload`,
        `Authorization: Bearer ${token}`,
        'Content-Type: multipart/form-data; boundary=x',
        'Content-Length: 500000',
      )}\r\n${form}`,
      rest: '\u0000',
    },
  ];
}

/** Many at once; somebody else, whose call needs the database, is served meanwhile. */
export async function attackSlowly(
  target: Target,
  token: string,
  say: (line: string) => void,
): Promise<ConnectionAttack[]> {
  const done: ConnectionAttack[] = [];
  for (const slow of slowRequests(target, token)) {
    const attack = `${connections} ${slow.what} that never end`;
    say(attack);
    const slowestMs = await serveMeanwhile(target, slow);
    done.push({
      attack,
      outcome: `others were answered within ${slowestMs.toFixed(0)} ms`,
      isRight: slowestMs < answeredWithinMs,
    });
  }
  return done;
}

async function serveMeanwhile({ url }: Target, { start, rest }: Slow): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => openConnection(url)));
  for (const socket of sockets) socket.write(start, 'latin1');
  const until = Date.now() + slowForMs;
  let slowestMs = 0;
  for (let byte = 0; Date.now() < until; byte += 1) {
    for (const socket of sockets) socket.write(rest[byte % rest.length] ?? '', 'latin1');
    const startedAtMs = performance.now();
    const { status } = await fetch(`${url}${apiBasePath}/auth/options`);
    if (status !== 200) return Infinity;
    slowestMs = Math.max(slowestMs, performance.now() - startedAtMs);
    await delay(100);
  }
  for (const socket of sockets) socket.destroy();
  return slowestMs;
}

/** One of each, held for as long as the server lets it: nobody holds a connection for ever. */
export async function outstayWelcome(target: Target, token: string): Promise<ConnectionAttack[]> {
  return Promise.all(
    slowRequests(target, token).map(async ({ what, start, rest }) => {
      const heldMs = await hold(target, start, rest);
      return {
        attack: `${what} that never end`,
        outcome: heldMs < heldAtMostMs ? `closed after ${(heldMs / 1000).toFixed(0)} s` : 'still open',
        isRight: heldMs > heldAtLeastMs && heldMs < heldAtMostMs,
      };
    }),
  );
}

async function hold({ url }: Target, start: string, rest: string): Promise<number> {
  const socket = await openConnection(url);
  const startedAtMs = performance.now();
  const gone = new AbortController();
  const { signal } = gone;
  void once(socket, 'close').then(() => gone.abort());
  socket.resume();
  socket.write(start, 'latin1');
  try {
    for (let byte = 0; performance.now() - startedAtMs < heldAtMostMs; byte += 1) {
      await delay(1_000, undefined, { signal });
      socket.write(rest[byte % rest.length] ?? '', 'latin1');
    }
  } catch {
    // Closed by the server.
  }
  socket.destroy();
  return performance.now() - startedAtMs;
}
