import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Longer than any of these answers takes on a busy machine. */
const answerWithinMs = 20_000;

export interface ConnectionAttack {
  attack: string;
  outcome: string;
  isRight: boolean;
}

/** Speaks to the server without a client that would mend what we say. */
export async function openConnection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends and reads until the server has closed, or until an answer has begun and `isWhole` says that it is enough. */
export async function converse(
  url: string,
  text: string | Iterable<Buffer>,
  isWhole: (answer: string) => boolean = (answer) => answer.includes('\r\n\r\n'),
): Promise<string> {
  const socket = await openConnection(url);
  let answer = '';
  const { promise, resolve } = Promise.withResolvers<undefined>();
  socket.on('data', (bytes: Buffer) => {
    answer += bytes.toString('latin1');
    if (isWhole(answer)) resolve(undefined);
  });
  socket.on('close', () => {
    resolve(undefined);
  });
  const pieces = typeof text === 'string' ? [Buffer.from(text, 'latin1')] : text;
  // A server that has heard enough closes; that is its right.
  void sendAll(socket, pieces).catch(() => undefined);
  await Promise.race([promise, delay(answerWithinMs, undefined, { ref: false })]);
  socket.destroy();
  return answer;
}

async function sendAll(socket: Socket, pieces: Iterable<Buffer>): Promise<void> {
  for (const piece of pieces) {
    if (socket.destroyed || !socket.writable) return;
    if (socket.write(piece)) continue;
    const moved = new AbortController();
    const { signal } = moved;
    await Promise.race([once(socket, 'drain', { signal }), once(socket, 'close', { signal })]);
    moved.abort();
  }
}
