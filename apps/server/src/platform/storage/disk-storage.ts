import { open, readFile, rename, rm, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { checkStorage } from './check-storage.ts';
import { ContentDigest } from './content-digest.ts';
import { isAbsence, toStorageError } from './disk-errors.ts';
import { makeFolder, moveSynced, syncFolder, writeSynced } from './durable-file.ts';
import { unknownContentType, type ListedObject, type ObjectStorage } from './object-storage.ts';
import { ObjectNotFound, RangeNotSatisfiable } from './storage-errors.ts';
import { assertKey, assertPrefix, assertRange } from './storage-key.ts';
import { entriesOf, removeLeftovers, removeTree, temporaryName } from './temporary-files.ts';

/** The file beside an object that holds its content type; no key contains a `~`. */
const typeSuffix = '~type';

/**
 * Objects lie under their keys in `directory/objects`; what is being written or deleted lies in `directory/temporary`,
 * on the same file system, so that one rename makes it appear or vanish.
 */
export async function createDiskStorage(directory: string): Promise<ObjectStorage> {
  const objectsFolder = path.resolve(directory, 'objects');
  const temporaryFolder = path.resolve(directory, 'temporary');
  await makeFolder(objectsFolder);
  await makeFolder(temporaryFolder);
  await removeLeftovers(temporaryFolder);

  const pathOf = (key: string): string => path.join(objectsFolder, ...key.split('/'));
  const temporaryPath = (): string => path.join(temporaryFolder, temporaryName());

  const storage: ObjectStorage = {
    async put(key, body, { contentType }) {
      assertKey(key);
      const digest = new ContentDigest();
      const staged = temporaryPath();
      const stagedType = temporaryPath();
      try {
        await writeSynced(staged, digest.through(body));
        await writeSynced(stagedType, Buffer.from(contentType));
        await moveSynced(stagedType, pathOf(key) + typeSuffix);
        await moveSynced(staged, pathOf(key));
      } catch (error) {
        throw digest.sourceError ?? toStorageError(error, key);
      } finally {
        await rm(staged, { force: true });
        await rm(stagedType, { force: true });
      }
      return digest.finish();
    },

    async get(key, range) {
      assertKey(key);
      if (range) assertRange(range);
      const file = await open(pathOf(key)).catch((error: unknown) => {
        throw isAbsence(error) ? new ObjectNotFound(key, { cause: error }) : toStorageError(error, key);
      });
      try {
        const stats = await file.stat();
        if (!stats.isFile()) throw new ObjectNotFound(key);
        if (range && range.startByte >= stats.size)
          throw new RangeNotSatisfiable(`${key} has ${stats.size} bytes`);
        const contentType = await readContentType(pathOf(key));
        const body = file.createReadStream(range && { start: range.startByte, end: range.endByte });
        return { body, sizeBytes: stats.size, contentType };
      } catch (error) {
        await file.close();
        throw toStorageError(error, key);
      }
    },

    async stat(key) {
      assertKey(key);
      try {
        const stats = await stat(pathOf(key));
        if (!stats.isFile()) return undefined;
        return {
          sizeBytes: stats.size,
          contentType: await readContentType(pathOf(key)),
          modifiedAt: stats.mtime,
        };
      } catch (error) {
        if (isAbsence(error)) return undefined;
        throw toStorageError(error, key);
      }
    },

    async delete(key) {
      assertKey(key);
      if ((await storage.stat(key)) === undefined) return;
      try {
        await unlink(pathOf(key));
        await rm(pathOf(key) + typeSuffix, { force: true });
        await syncFolder(path.dirname(pathOf(key)));
      } catch (error) {
        if (!isAbsence(error)) throw toStorageError(error, key);
      }
    },

    async deletePrefix(prefix) {
      assertPrefix(prefix);
      const vanishing = temporaryPath();
      try {
        // The final separator makes this fail when an object has the name of the folder.
        await rename(pathOf(prefix) + path.sep, vanishing);
        await syncFolder(path.dirname(pathOf(prefix)));
        await removeTree(vanishing);
      } catch (error) {
        if (!isAbsence(error)) throw toStorageError(error, prefix);
      }
    },

    async *list(prefix) {
      if (prefix !== '') assertPrefix(prefix);
      yield* listFolder(pathOf(prefix), prefix);
    },

    check: () => checkStorage(storage),
  };
  return storage;
}

async function* listFolder(folder: string, prefix: string): AsyncGenerator<ListedObject> {
  for await (const entry of entriesOf(folder)) {
    const entryPath = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      yield* listFolder(entryPath, `${prefix}${entry.name}/`);
    } else if (!entry.name.endsWith(typeSuffix)) {
      const sizeBytes = await sizeUnlessGone(entryPath);
      if (sizeBytes !== undefined) yield { key: prefix + entry.name, sizeBytes };
    }
  }
}

async function sizeUnlessGone(filePath: string): Promise<number | undefined> {
  try {
    return (await stat(filePath)).size;
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

async function readContentType(objectPath: string): Promise<string> {
  try {
    return await readFile(objectPath + typeSuffix, 'utf8');
  } catch (error) {
    if (isAbsence(error)) return unknownContentType;
    throw error;
  }
}
