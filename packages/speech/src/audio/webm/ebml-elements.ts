import { AudioError } from '../audio-error.ts';

interface EbmlElement {
  id: number;
  /** Empty for an element that is entered. */
  data: Uint8Array;
}

/** Each element takes at least two bytes; a hostile file of empty ones must not keep us busy. */
const mostElements = 100_000;
const longestIdBytes = 4;
const longestSizeBytes = 8;

/** How many bytes a number takes that says so by its leading zero bits; undefined where it says more than it may. */
function lengthOfNumber(first: number, most: number): number | undefined {
  const length = Math.clz32(first) - 23;
  return length <= most ? length : undefined;
}

/** The size in a header; undefined where the writer did not know it (all ones), or the file ends in it. */
function sizeAt(bytes: Uint8Array, at: number, length: number): number | undefined {
  if (at + length > bytes.length) return undefined;
  const marker = 1 << (8 - length);
  let size = (bytes[at] ?? 0) & (marker - 1);
  let isUnknown = size === marker - 1;
  for (let i = at + 1; i < at + length; i++) {
    size = size * 256 + (bytes[i] ?? 0);
    isUnknown &&= bytes[i] === 0xff;
  }
  return isUnknown ? undefined : size;
}

/**
 * The elements of an EBML file (RFC 8794), one after the other. Those in `entered` are not skipped by their size but looked
 * into, so that a size which the writer did not know is not needed: a browser that records live never knows it. A file that
 * breaks off ends there.
 */
export function* ebmlElements(bytes: Uint8Array, entered: ReadonlySet<number>): Generator<EbmlElement> {
  let at = 0;
  for (let count = 0; at < bytes.length; count++) {
    if (count === mostElements) throw new AudioError('damaged', `more than ${mostElements} elements`);
    const idBytes = lengthOfNumber(bytes[at] ?? 0, longestIdBytes);
    if (idBytes === undefined) throw new AudioError('damaged', `no element at byte ${at}`);
    if (at + idBytes >= bytes.length) return;
    let id = 0;
    for (let i = at; i < at + idBytes; i++) id = id * 256 + (bytes[i] ?? 0);
    at += idBytes;
    const sizeBytes = lengthOfNumber(bytes[at] ?? 0, longestSizeBytes);
    if (sizeBytes === undefined) throw new AudioError('damaged', `no size at byte ${at}`);
    const size = sizeAt(bytes, at, sizeBytes);
    at += sizeBytes;
    if (entered.has(id)) {
      yield { id, data: new Uint8Array(0) };
      continue;
    }
    if (size === undefined || at + size > bytes.length) return;
    yield { id, data: bytes.subarray(at, at + size) };
    at += size;
  }
}
