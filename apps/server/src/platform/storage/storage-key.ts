import type { ByteRange } from './object-storage.ts';
import { InvalidKey, RangeNotSatisfiable } from './storage-errors.ts';

/** S3 allows 1024 bytes; the rest is left to a bucket prefix and to the path of a data folder. */
const maxKeyLength = 512;
/** File systems allow 255 bytes a name; the rest is left to the suffix of a file beside the object. */
const maxSegmentLength = 200;
const segmentPattern = /^[A-Za-z0-9._-]+$/;

export function assertKey(key: string): void {
  if (key.length > maxKeyLength || !key.split('/').every(isSegment)) {
    throw new InvalidKey(`Not a storage key: ${JSON.stringify(key.slice(0, maxKeyLength))}`);
  }
}

export function assertPrefix(prefix: string): void {
  if (!prefix.endsWith('/'))
    throw new InvalidKey(`Not a storage prefix: ${JSON.stringify(prefix.slice(0, maxKeyLength))}`);
  assertKey(prefix.slice(0, -1));
}

export function assertRange(range: ByteRange): void {
  const isWhole = Number.isSafeInteger(range.startByte) && Number.isSafeInteger(range.endByte);
  if (!isWhole || range.startByte < 0 || range.endByte < range.startByte) {
    throw new RangeNotSatisfiable(`Not a byte range: ${range.startByte}-${range.endByte}`);
  }
}

function isSegment(segment: string): boolean {
  return (
    segment.length <= maxSegmentLength && segmentPattern.test(segment) && segment !== '.' && segment !== '..'
  );
}
