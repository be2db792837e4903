import { AudioError } from './audio-error.ts';

export interface WavChunks {
  format: DataView;
  data: DataView;
  littleEndian: boolean;
}

const riffHeaderBytes = 12;
const chunkHeaderBytes = 8;
/** RF64 and streaming writers put this where a 32-bit size cannot be known. */
const unknownSize = 0xff_ff_ff_ff;
/** Some recorders put a tag in front; a real header is near the start. */
const searchBytes = 65_536;
/** A hostile file of empty chunks must not keep us busy. */
const maxChunks = 10_000;

/** The four characters at an offset; past the end they read as blanks. */
function idAt(view: DataView, offset: number): string {
  let id = '';
  for (let i = offset; i < offset + 4; i++) {
    id += i < view.byteLength ? String.fromCharCode(view.getUint8(i)) : ' ';
  }
  return id;
}

function findHeader(view: DataView): { start: number; littleEndian: boolean } {
  const last = Math.min(searchBytes, view.byteLength - riffHeaderBytes);
  for (let start = 0; start <= last; start++) {
    const first = view.getUint8(start);
    if (first !== 0x52 && first !== 0x42) continue;
    const id = idAt(view, start);
    if (!['RIFF', 'RIFX', 'RF64', 'BW64'].includes(id) || idAt(view, start + 8) !== 'WAVE') continue;
    return { start, littleEndian: id !== 'RIFX' };
  }
  throw new AudioError('not_wav');
}

const looksLikeChunkId = (id: string) => /^[A-Za-z][\w ]{3}$/.test(id);

/** Chunks are padded to even sizes, but not every writer knows. */
function nextChunk(view: DataView, end: number): number {
  if (end % 2 === 0 || end + chunkHeaderBytes > view.byteLength) return end;
  const paddedIsChunk = looksLikeChunkId(idAt(view, end + 1));
  return !paddedIsChunk && looksLikeChunkId(idAt(view, end)) ? end : end + 1;
}

/** Finds format and data whatever their order, and trusts the length of the file more than any size written in it. */
export function findWavChunks(bytes: Uint8Array): WavChunks {
  const whole = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { start, littleEndian } = findHeader(whole);
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, bytes.byteLength - start);
  let format: DataView | undefined;
  let data: DataView | undefined;
  let offset = riffHeaderBytes;
  for (let count = 0; count < maxChunks && offset + chunkHeaderBytes <= view.byteLength; count++) {
    const id = idAt(view, offset);
    const body = offset + chunkHeaderBytes;
    const left = view.byteLength - body;
    const declared = view.getUint32(offset + 4, littleEndian);
    // A recorder that was killed leaves a data size of zero: the sound is there all the same.
    const interrupted = id === 'data' && declared === 0 && !looksLikeChunkId(idAt(view, body));
    const size = declared === unknownSize || interrupted ? left : Math.min(declared, left);
    const chunk = new DataView(view.buffer, view.byteOffset + body, size);
    if (id === 'fmt ') format ??= chunk;
    if (id === 'data' && size > 0) data ??= chunk;
    offset = nextChunk(view, body + size);
  }
  if (format === undefined) throw new AudioError('damaged', 'no format chunk');
  if (data === undefined) throw new AudioError('empty', 'no data chunk');
  return { format, data, littleEndian };
}
