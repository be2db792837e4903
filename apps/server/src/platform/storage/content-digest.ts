import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { StoredContent } from './object-storage.ts';

/** Counts and hashes bytes on their way, and tells a failing source from a failing destination. */
export class ContentDigest {
  readonly #hash = createHash('sha256');
  #sizeBytes = 0;
  sourceError: unknown;

  async *through(body: Uint8Array | Readable): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of body instanceof Readable ? body : [body]) {
        const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk as Uint8Array | string);
        this.#hash.update(bytes);
        this.#sizeBytes += bytes.length;
        yield bytes;
      }
    } catch (error) {
      this.sourceError = error;
      throw error;
    }
  }

  finish(): StoredContent {
    return { sizeBytes: this.#sizeBytes, sha256: this.#hash.digest('hex') };
  }
}
