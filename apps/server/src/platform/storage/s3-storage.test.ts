import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createS3Storage } from './s3-storage.ts';
import { StorageFull, StorageUnavailable } from './storage-errors.ts';

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** Our storage against a server that answers as it likes. */
async function storageAgainst(answer: Answer) {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return createS3Storage({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    bucket: 'b',
    accessKeyId: 'key',
    secretAccessKey: 'a very secret key',
    forcePathStyle: true,
  });
}

const answerError =
  (status: number, code: string): Answer =>
  (request, reply) => {
    request
      .resume()
      .on('end', () =>
        reply.writeHead(status).end(`<Error><Code>${code}</Code><Message>no</Message></Error>`),
      );
  };
const put = async (answer: Answer) =>
  (await storageAgainst(answer)).put('a', Buffer.from('x'), { contentType: 'text/plain' });

describe('S3 storage against an unhelpful server', () => {
  it.each([
    [507, 'Whatever'],
    [403, 'QuotaExceeded'],
  ])('takes %i %s for a full storage', async (status, code) => {
    await expect(put(answerError(status, code))).rejects.toThrow(StorageFull);
  });

  it('tells a refusal without telling the secret', async () => {
    const failure = await put(answerError(403, 'SignatureDoesNotMatch')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StorageUnavailable);
    expect(String(failure)).toContain('SignatureDoesNotMatch');
    expect(JSON.stringify(failure)).not.toContain('a very secret key');
  });

  it('takes a missing bucket for a failure, not for a missing object', async () => {
    const storage = await storageAgainst(answerError(404, 'NoSuchBucket'));
    await expect(storage.get('a')).rejects.toThrow(StorageUnavailable);
    await expect(storage.check()).rejects.toThrow(StorageUnavailable);
  });

  it('tries again, but not for ever', async () => {
    let requests = 0;
    const failing = put((request, reply) => {
      requests += 1;
      answerError(503, 'SlowDown')(request, reply);
    });
    await expect(failing).rejects.toThrow(StorageUnavailable);
    expect(requests).toBe(3);
  });

  it('says so when nobody listens', async () => {
    const storage = await storageAgainst(() => undefined);
    server?.close();
    await once(server!, 'close');
    await expect(storage.stat('a')).rejects.toThrow(StorageUnavailable);
  });

  it('proves a multi-delete in the way old servers know, and notices what was not deleted', async () => {
    const page = '<ListBucketResult><Contents><Key>a/1</Key><Size>1</Size></Contents></ListBucketResult>';
    const refusal =
      '<DeleteResult><Error><Key>a/1</Key><Code>AccessDenied</Code><Message>no</Message></Error></DeleteResult>';
    let isProven = false;
    const storage = await storageAgainst((request, reply) => {
      if (request.method === 'GET') return void reply.end(page);
      void text(request).then((body) => {
        isProven = request.headers['content-md5'] === createHash('md5').update(body).digest('base64');
        reply.end(refusal);
      });
    });
    await expect(storage.deletePrefix('a/')).rejects.toThrow('a/1: no');
    expect(isProven).toBe(true);
  });
});
