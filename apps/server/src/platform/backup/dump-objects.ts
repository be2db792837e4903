import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { ObjectNotFound } from '../storage/storage-errors.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { objectPrefix, type Manifest } from './manifest.ts';

const batchSize = 500;
const missingNamedMax = 100;

/** One line of the sum over all objects. */
export const objectLine = (name: string, bytes: number, sha256: string): string =>
  `${name}\t${String(bytes)}\t${sha256}\n`;

export const noObjects: Manifest['objects'] = {
  count: 0,
  bytes: 0,
  sha256: createHash('sha256').digest('hex'),
  missing_count: 0,
  missing: [],
};

/** The objects that rows of the snapshot name; `objectKeys` is a query for them. Sound does not shrink, so it is stored as it is. */
export async function dumpObjects(
  client: Client,
  archive: ArchiveWriter,
  storage: ObjectStorage,
  objectKeys: string,
): Promise<Manifest['objects']> {
  const sum = createHash('sha256');
  const result = { ...noObjects, missing: [] as string[] };
  await client.query(`DECLARE backed_up_objects NO SCROLL CURSOR FOR ${objectKeys}`);
  for (;;) {
    const { rows } = await client.query<{ object_key: string }>(
      `FETCH ${String(batchSize)} FROM backed_up_objects`,
    );
    for (const { object_key: key } of rows) {
      const object = await openUnlessGone(storage, key);
      if (!object) {
        result.missing_count += 1;
        if (result.missing.length < missingNamedMax) result.missing.push(key);
        continue;
      }
      const name = objectPrefix + key;
      const { bytes, sha256 } = await archive.add(name, object.body, {
        compress: false,
        comment: object.contentType,
      });
      sum.update(objectLine(name, bytes, sha256));
      result.count += 1;
      result.bytes += bytes;
    }
    if (rows.length < batchSize) break;
  }
  await client.query('CLOSE backed_up_objects');
  return { ...result, sha256: sum.digest('hex') };
}

async function openUnlessGone(storage: ObjectStorage, key: string) {
  try {
    return await storage.get(key);
  } catch (error) {
    if (error instanceof ObjectNotFound) return undefined;
    throw error;
  }
}
