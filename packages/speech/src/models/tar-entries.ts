const blockBytes = 512;
const sizeField = { from: 124, to: 136 };
const prefixField = { from: 345, to: 500 };
const typeOffset = 156;

export interface TarEntry {
  path: string;
  bytes: number;
  /** The entry's content; what is not read before the next entry is skipped. */
  body: AsyncIterable<Uint8Array>;
}

/** Cuts a stream of arbitrary pieces where its reader wants. */
class PieceReader {
  readonly #pieces: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#pieces = source[Symbol.asyncIterator]();
  }

  /** Up to `limit` bytes; nothing at the end of the stream. */
  async next(limit: number): Promise<Uint8Array | undefined> {
    while (this.#rest.length === 0) {
      const piece = await this.#pieces.next();
      if (piece.done === true) return undefined;
      this.#rest = piece.value;
    }
    const taken = this.#rest.subarray(0, limit);
    this.#rest = this.#rest.subarray(taken.length);
    return taken;
  }

  async block(): Promise<Uint8Array | undefined> {
    const block = new Uint8Array(blockBytes);
    let filled = 0;
    while (filled < blockBytes) {
      const piece = await this.next(blockBytes - filled);
      if (piece === undefined) return undefined;
      block.set(piece, filled);
      filled += piece.length;
    }
    return block;
  }
}

function text(block: Uint8Array, from: number, to: number): string {
  const field = block.subarray(from, to);
  const end = field.indexOf(0);
  return new TextDecoder().decode(end < 0 ? field : field.subarray(0, end));
}

/** The plain files of a tar archive, in their order. */
export async function* tarEntries(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const reader = new PieceReader(source);
  for (let header = await reader.block(); header !== undefined; header = await reader.block()) {
    const name = text(header, 0, 100);
    if (name === '') return;
    const bytes = Number.parseInt(text(header, sizeField.from, sizeField.to).trim(), 8) || 0;
    let left = Math.ceil(bytes / blockBytes) * blockBytes;
    let wanted = bytes;
    async function* body(): AsyncGenerator<Uint8Array> {
      while (wanted > 0) {
        const piece = await reader.next(wanted);
        if (piece === undefined) throw new RangeError('the archive ends too early');
        wanted -= piece.length;
        left -= piece.length;
        yield piece;
      }
    }
    const prefix = text(header, prefixField.from, prefixField.to);
    const isFile = header[typeOffset] === 0 || header[typeOffset] === 0x30;
    if (isFile) yield { path: prefix === '' ? name : `${prefix}/${name}`, bytes, body: body() };
    while (left > 0) {
      const skipped = await reader.next(left);
      if (skipped === undefined) return;
      left -= skipped.length;
    }
  }
}
