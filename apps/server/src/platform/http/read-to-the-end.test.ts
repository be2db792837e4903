import { connect, type AddressInfo, type Socket } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { readToTheEnd } from './read-to-the-end.ts';

/** More than lies in the buffers between two programs. */
const bodyBytes = 20 * 1024 * 1024;
const handlerTimeoutMs = 200;

let app = Fastify();
afterEach(() => app.close());

async function startServer(receive: (request: FastifyRequest) => Promise<unknown>): Promise<Socket> {
  app = Fastify();
  await app.register(multipart, { limits: { fileSize: bodyBytes } });
  readToTheEnd(app);
  app.post('/upload', receive);
  app.post('/slow-upload', { handlerTimeout: handlerTimeoutMs }, receive);
  app.get('/next', () => 'answered');
  await app.listen({ host: '127.0.0.1', port: 0 });
  return connect((app.server.address() as AddressInfo).port, '127.0.0.1');
}

async function encode(path: string): Promise<[head: string, body: Buffer]> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bodyBytes)]), 'answer.wav');
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const type = encoded.headers.get('content-type') ?? '';
  return [
    `POST ${path} HTTP/1.1\r\nHost: here\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
    body,
  ];
}

const statusesOf = async (socket: Socket) =>
  Buffer.concat(await Array.fromAsync(socket as AsyncIterable<Buffer>))
    .toString()
    .match(/HTTP\/1\.1 \d+/g);

it.each([
  ['before its file is looked at', async () => undefined],
  [
    'halfway',
    async (file: AsyncIterable<unknown>) => {
      for await (const chunk of file) return chunk;
    },
  ],
])('after an upload that is refused %s, the connection answers the next request', async (_when, read) => {
  const socket = await startServer(async (request) => {
    const part = await request.file();
    await read(part?.file as AsyncIterable<unknown>);
    throw Object.assign(new Error('full'), { statusCode: 507 });
  });
  const [head, body] = await encode('/upload');
  socket.write(head);
  socket.write(body);
  socket.write('GET /next HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
  expect(await statusesOf(socket)).toEqual(['HTTP/1.1 507', 'HTTP/1.1 200']);
});

it('an upload that takes too long ends, for the one who sends it and for the one who reads it', async () => {
  const reading = Promise.withResolvers<unknown>();
  const socket = await startServer(async (request) => {
    const part = await request.file();
    const read = Array.fromAsync(part?.file as AsyncIterable<unknown>);
    reading.resolve(read);
    await read;
  });
  const readingFails = expect(reading.promise).rejects.toThrow('the request was closed');
  const [head, body] = await encode('/slow-upload');
  socket.write(head);
  socket.write(body.subarray(0, body.length / 2));
  expect(await statusesOf(socket)).toEqual(['HTTP/1.1 503']);
  await readingFails;
});
