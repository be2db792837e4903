import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { apiBasePath } from '@bandwise/contract/limits';
import { expect, it } from 'vitest';
import { password, post } from './http-calls.ts';
import { processesOf } from './processes.ts';
import {
  scratchForProcesses,
  spawnServer,
  startLimitMs,
  startServer,
  type ServerProcess,
} from './server-process.ts';

const limit = { timeout: 2 * startLimitMs };
const scratch = scratchForProcesses();
const dataDir = path.join(scratch, 'data');
let server: ServerProcess;

let people = 0;

/** A registration of which the server has all but the last byte. */
async function beginRegistration(): Promise<{ finish: () => Promise<string> }> {
  people += 1;
  const email = `leaving-${String(people)}@example.com`;
  const body = JSON.stringify({ full_name: 'Ann Other', email, password });
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(
    `POST ${apiBasePath}/auth/register HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n` +
      `content-length: ${String(body.length)}\r\nexpect: 100-continue\r\n\r\n`,
  );
  await once(socket, 'data');
  socket.write(body.slice(0, -1));
  return {
    async finish() {
      let reply = '';
      socket.setEncoding('utf8').on('data', (text: string) => (reply += text));
      socket.write(body.slice(-1));
      await once(socket, 'end');
      return reply;
    },
  };
}

const signals: [string, () => void][] = [
  ['SIGTERM', () => void server.child.kill('SIGTERM')],
  ['Ctrl-C, which every process of the group gets', () => void process.kill(-server.child.pid, 'SIGINT')],
  [
    'the end of the program that started it',
    () => {
      server.child.disconnect();
    },
  ],
];

it.each(signals)('%s lets a request finish and leaves no process', limit, async (_name, stop) => {
  server = await startServer(dataDir, {}, { withChannel: true });
  const request = await beginRegistration();
  stop();
  await expect.poll(server.output, limit).toContain('Stopping');
  await expect.poll(async () => (await post(server, '/auth/register', {})).status, limit).toBe(0);

  expect(await request.finish()).toMatch(/^HTTP\/1.1 200 /);
  expect(await server.exited).toBe(0);
  expect(await processesOf(scratch)).toEqual([]);
  expect(server.errors()).toBe('');
});

it('Ctrl-C during the start leaves no process', limit, async () => {
  for (const folder of [dataDir, path.join(scratch, 'empty')]) {
    const starting = await spawnServer(folder);
    await expect.poll(() => processesOf(folder).then((pids) => pids.length), limit).toBeGreaterThan(1);
    process.kill(-starting.child.pid, 'SIGINT');
    expect(await starting.exited).toBe(0);
    expect(await processesOf(folder)).toEqual([]);
    expect(starting.errors()).toBe('');
  }
});
