import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type _Object,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { checkStorage } from './check-storage.ts';
import { ContentDigest } from './content-digest.ts';
import { unknownContentType, type ObjectStorage } from './object-storage.ts';
import { addContentMd5 } from './s3-content-md5.ts';
import { isS3Absence, toStorageError } from './s3-errors.ts';
import { ObjectNotFound, StorageUnavailable } from './storage-errors.ts';
import { assertKey, assertPrefix, assertRange } from './storage-key.ts';

export interface S3StorageOptions {
  /** Of an S3-compatible server; Amazon's own when left out. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Most S3-compatible servers need it: the bucket in the path instead of the host name. */
  forcePathStyle: boolean;
  /** Where our keys begin in a shared bucket, for example `bandwise/`. */
  prefix?: string | undefined;
}

const connectionTimeoutMs = 5_000;
/** Until the reply begins; enough for one part of an upload on a slow line. */
const requestTimeoutMs = 60_000;
/** Generous, as a reader that pauses also leaves the socket idle. */
const socketTimeoutMs = 120_000;
const maxAttempts = 3;
/** The most that S3 lists, and deletes, in one call. */
const pageSize = 1000;
/** Parts in flight; with parts of 5 MB this bounds the memory of one upload. */
const uploadQueueSize = 2;

export function createS3Storage(options: S3StorageOptions): ObjectStorage {
  const client = createClient(options);
  const bucket = options.bucket;
  const root = options.prefix ?? '';
  if (root !== '') assertPrefix(root);
  const locate = (key: string): { Bucket: string; Key: string } => ({ Bucket: bucket, Key: root + key });

  async function* listPages(prefix: string): AsyncGenerator<_Object[]> {
    try {
      for await (const page of paginateListObjectsV2(
        { client, pageSize },
        { Bucket: bucket, Prefix: root + prefix },
      )) {
        yield page.Contents ?? [];
      }
    } catch (error) {
      throw toStorageError(error, prefix);
    }
  }

  async function deleteAll(objects: _Object[]): Promise<void> {
    if (objects.length === 0) return;
    const Objects = objects.map(({ Key }) => ({ Key }));
    const reply = await client.send(
      new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
    );
    const [failure] = reply.Errors ?? [];
    if (failure)
      throw new StorageUnavailable(
        `The S3 server did not delete ${failure.Key}: ${failure.Message ?? failure.Code}`,
      );
  }

  const storage: ObjectStorage = {
    async put(key, body, { contentType }) {
      assertKey(key);
      const digest = new ContentDigest();
      const content = Readable.from(digest.through(body), { objectMode: false });
      const params = { ...locate(key), Body: content, ContentType: contentType };
      try {
        await new Upload({ client, params, queueSize: uploadQueueSize }).done();
      } catch (error) {
        throw digest.sourceError ?? toStorageError(error, key);
      } finally {
        content.destroy();
      }
      return digest.finish();
    },

    async get(key, range) {
      assertKey(key);
      if (range) assertRange(range);
      const wanted = range ? { Range: `bytes=${range.startByte}-${range.endByte}` } : {};
      try {
        const reply = await client.send(new GetObjectCommand({ ...locate(key), ...wanted }));
        if (!(reply.Body instanceof Readable))
          throw new StorageUnavailable(`The S3 server sent no content for ${key}`);
        const sizeBytes = reply.ContentRange
          ? Number(reply.ContentRange.split('/')[1])
          : Number(reply.ContentLength);
        return { body: reply.Body, sizeBytes, contentType: reply.ContentType ?? unknownContentType };
      } catch (error) {
        throw isS3Absence(error) ? new ObjectNotFound(key, { cause: error }) : toStorageError(error, key);
      }
    },

    async stat(key) {
      assertKey(key);
      try {
        const reply = await client.send(new HeadObjectCommand(locate(key)));
        return {
          sizeBytes: Number(reply.ContentLength),
          contentType: reply.ContentType ?? unknownContentType,
          modifiedAt: reply.LastModified ?? new Date(0),
        };
      } catch (error) {
        if (isS3Absence(error)) return undefined;
        throw toStorageError(error, key);
      }
    },

    async delete(key) {
      assertKey(key);
      try {
        await client.send(new DeleteObjectCommand(locate(key)));
      } catch (error) {
        if (!isS3Absence(error)) throw toStorageError(error, key);
      }
    },

    async deletePrefix(prefix) {
      assertPrefix(prefix);
      try {
        for await (const page of listPages(prefix)) await deleteAll(page);
      } catch (error) {
        throw toStorageError(error, prefix);
      }
    },

    async *list(prefix) {
      if (prefix !== '') assertPrefix(prefix);
      for await (const page of listPages(prefix)) {
        for (const { Key = '', Size = 0 } of page) yield { key: Key.slice(root.length), sizeBytes: Size };
      }
    },

    check: () => checkStorage(storage),
  };
  return storage;
}

function createClient(options: S3StorageOptions): S3Client {
  const { accessKeyId, secretAccessKey, endpoint } = options;
  const client = new S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    region: options.region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: options.forcePathStyle,
    // Many S3-compatible servers refuse the checksums that the SDK otherwise adds to every call.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts,
    requestHandler: {
      connectionTimeout: connectionTimeoutMs,
      requestTimeout: requestTimeoutMs,
      throwOnRequestTimeout: true,
      socketTimeout: socketTimeoutMs,
    },
  });
  addContentMd5(client);
  return client;
}
