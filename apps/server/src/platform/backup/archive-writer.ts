import { createHash, type Hash } from 'node:crypto';
import { Transform, type Readable, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Of zlib: the usual middle, for text that shrinks to a tenth whatever the level. */
const textCompressionLevel = 6;

interface WrittenEntry {
  bytes: number;
  sha256: string;
}

export interface ArchiveWriter {
  /** Resolves when the body has been read to its end. One after the other: an archive is one stream. */
  add(name: string, body: Readable, options: { compress: boolean; comment?: string }): Promise<WrittenEntry>;
  addText(name: string, text: string): void;
}

/** A ZIP as a stream; `fill` writes its entries. When either side fails, both end. */
export function writeArchive(fill: (archive: ArchiveWriter) => Promise<void>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const gone = new AbortController();
  output.once('close', () => {
    gone.abort();
  });
  zip.on('error', (error: Error) => output.destroy(error));
  const archive: ArchiveWriter = {
    async add(name, body, { compress, comment }) {
      const digest = new DigestStream();
      zip.addReadStream(digest, name, {
        ...(compress ? { compress, compressionLevel: textCompressionLevel } : { compress }),
        ...(comment === undefined ? {} : { fileComment: comment }),
      });
      await pipeline(body, digest, { signal: gone.signal });
      return digest.finish();
    },
    addText(name, text) {
      zip.addBuffer(Buffer.from(text), name);
    },
  };
  fill(archive).then(
    () => {
      zip.end();
    },
    (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
}

class DigestStream extends Transform {
  readonly #hash: Hash = createHash('sha256');
  #bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    done(null, chunk);
  }

  finish(): WrittenEntry {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}
