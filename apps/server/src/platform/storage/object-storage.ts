import type { Readable } from 'node:stream';

/**
 * Named bytes, on disk or in S3. Keys are checked by `assertKey`; a prefix ends with `/`, so that `users/1/` never
 * reaches into `users/10/`. Failures are the classes of `storage-errors.ts`; a failing source stream keeps its own error.
 */
export interface ObjectStorage {
  /** All or nothing: readers see the former object until the new one is complete and safe. */
  put(key: string, body: Uint8Array | Readable, options: { contentType: string }): Promise<StoredContent>;
  /** The caller reads the body to its end or destroys it. */
  get(key: string, range?: ByteRange): Promise<OpenedObject>;
  stat(key: string): Promise<ObjectStat | undefined>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  deletePrefix(prefix: string): Promise<void>;
  /** In no particular order; an empty prefix lists everything. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** Rejects unless an object can be written, read back and deleted. */
  check(): Promise<void>;
}

/** Both ends inclusive, as in HTTP; an end past the object's last byte means that byte. */
export interface ByteRange {
  startByte: number;
  endByte: number;
}

export interface StoredContent {
  sizeBytes: number;
  /** Lower-case hexadecimal. */
  sha256: string;
}

interface OpenedObject {
  body: Readable;
  /** Of the whole object, also when only a range of it was asked for. */
  sizeBytes: number;
  contentType: string;
}

interface ObjectStat {
  sizeBytes: number;
  contentType: string;
  modifiedAt: Date;
}

export interface ListedObject {
  key: string;
  sizeBytes: number;
}

/** What an object is whose type nobody recorded. */
export const unknownContentType = 'application/octet-stream';
