import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { errorCode } from '../errors/error-code.ts';
import type { ByteRange } from '../storage/object-storage.ts';
import { isStorageError } from '../storage/storage-errors.ts';
import { BackupRefused } from './backup-refused.ts';

/** A backup file, wherever it lies. */
export interface BackupSource {
  sizeBytes: number;
  read(range: ByteRange): Promise<Readable>;
}

export interface ArchiveEntry {
  name: string;
  comment: string;
  sizeBytes: number;
  crc32: number;
  /** Fails at its end when the bytes are not those that were written. */
  open(): Promise<Readable>;
}

/** Every entry in turn; opened anew each time, so that an archive of any size is read in little memory. */
export async function* readEntries(source: BackupSource): AsyncGenerator<ArchiveEntry> {
  let zip: ZipFile | undefined;
  try {
    const reader = new SourceReader(source);
    zip = await fromRandomAccessReaderPromise(reader, source.sizeBytes, { autoClose: false });
    const opened = zip;
    for await (const entry of zip.eachEntry()) {
      yield {
        name: entry.fileName,
        comment: entry.fileComment,
        sizeBytes: entry.uncompressedSize,
        crc32: entry.crc32,
        open: () => openEntry(opened, entry),
      };
    }
  } catch (error) {
    throw asDamage(error);
  } finally {
    zip?.close();
  }
}

/** Of ZIP: as it is, and the only compression that we write. */
const stored = 0;
const deflated = 8;
/** Larger pieces than zlib's own 16 KB: each costs a way to another thread and back. */
const inflatedPieceBytes = 256 * 1024;

async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  try {
    const isKnown = entry.compressionMethod === stored || entry.compressionMethod === deflated;
    if (!isKnown || entry.isEncrypted()) throw new Error(`${entry.fileName} is packed in another way`);
    const packed = await zip.openReadStreamPromise(entry, { decodeFileData: false });
    const content = entry.compressionMethod === stored ? packed : inflate(packed);
    return Readable.from(checkContent(content, entry), { objectMode: false });
  } catch (error) {
    throw asDamage(error);
  }
}

function inflate(packed: Readable): Readable {
  const inflated = createInflateRaw({ chunkSize: inflatedPieceBytes });
  // A failure of either side ends `inflated` with it, which is where it is heard.
  void pipeline(packed, inflated).catch(() => undefined);
  return inflated;
}

/** No more is ever unpacked than the entry says it holds. */
async function* checkContent(body: Readable, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0;
  let sizeBytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      sizeBytes += chunk.length;
      if (sizeBytes > entry.uncompressedSize) throw damaged(entry, 'is longer than it says');
      yield chunk;
    }
  } catch (error) {
    throw asDamage(error);
  }
  if (sizeBytes !== entry.uncompressedSize) throw damaged(entry, 'ends too early');
  if (sum !== entry.crc32) throw damaged(entry, 'has another checksum');
}

const damaged = ({ fileName }: Entry, what: string): BackupRefused =>
  new BackupRefused('backup_damaged', `The backup is damaged: ${fileName} ${what}.`);

/** What the archive's parser complains about is the file's fault; a failing disk or network is not. */
function asDamage(error: unknown): unknown {
  if (error instanceof BackupRefused || isStorageError(error) || !(error instanceof Error)) return error;
  const code = errorCode(error);
  if (code !== undefined && !code.startsWith('Z_') && code !== 'ERR_STREAM_PREMATURE_CLOSE') return error;
  return new BackupRefused(
    'backup_damaged',
    `The backup is damaged, incomplete or no backup at all (${error.message.replace(/\.$/, '')}).`,
    { cause: error },
  );
}

/** The archive's parser reads its headers in bits of some 50 bytes; each of these is one read of the storage instead. */
const windowBytes = 64 * 1024;
/** One for the directory at the end, one for the headers of the entries. */
const windowsMax = 2;

interface Window {
  start: number;
  bytes: Buffer;
}

class SourceReader extends RandomAccessReader {
  readonly #source: BackupSource;
  #windows: Window[] = [];

  constructor(source: BackupSource) {
    super();
    this.#source = source;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const through = new PassThrough();
    // A failure ends `through` with it, which is where it is heard.
    this.#source
      .read({ startByte: start, endByte: end - 1 })
      .then((body) => pipeline(body, through))
      .catch((error: unknown) => through.destroy(error as Error));
    return through;
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    this.#windowAt(position, length).then(
      ({ start, bytes }) => {
        const wanted = bytes.subarray(position - start, position - start + length);
        wanted.copy(target, offset);
        done(wanted.length === length ? null : new Error('it ends too early'));
      },
      (error: unknown) => {
        done(error as Error);
      },
    );
  }

  async #windowAt(position: number, length: number): Promise<Window> {
    const known = this.#windows.find(
      ({ start, bytes }) => position >= start && position + length <= start + bytes.length,
    );
    const window = known ?? { start: position, bytes: await this.#load(position, length) };
    this.#windows = [window, ...this.#windows.filter((other) => other !== window)].slice(0, windowsMax);
    return window;
  }

  async #load(position: number, length: number): Promise<Buffer> {
    const endByte = Math.min(position + Math.max(length, windowBytes), this.#source.sizeBytes) - 1;
    if (endByte < position) return Buffer.alloc(0);
    return buffer(await this.#source.read({ startByte: position, endByte }));
  }
}
