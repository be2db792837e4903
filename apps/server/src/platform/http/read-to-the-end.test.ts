import { connect, type AddressInfo } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readToTheEnd } from './read-to-the-end.ts';

/** More than lies in the buffers between two programs. */
const bodyBytes = 20 * 1024 * 1024;

it('a refused upload is read to its end, so that the next request on its connection is answered', async () => {
  const app = Fastify();
  await app.register(multipart, { limits: { fileSize: bodyBytes } });
  readToTheEnd(app);
  app.post('/upload', async (request, reply) => {
    const file = await request.file();
    for await (const chunk of file?.file ?? []) return reply.code(507).send(`full after ${typeof chunk}`);
  });
  app.get('/next', () => 'answered');
  await app.listen({ host: '127.0.0.1', port: 0 });

  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bodyBytes)]), 'answer.wav');
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `POST /upload HTTP/1.1\r\nHost: here\r\nContent-Type: ${encoded.headers.get('content-type')}\r\n` +
      `Content-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body);
  socket.write('GET /next HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
  const heard = Buffer.concat(await Array.fromAsync(socket as AsyncIterable<Buffer>)).toString();
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 507', 'HTTP/1.1 200']);
  await app.close();
});
