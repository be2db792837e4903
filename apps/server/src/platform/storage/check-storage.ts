import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ObjectStorage } from './object-storage.ts';
import { StorageUnavailable } from './storage-errors.ts';

export async function checkStorage(storage: ObjectStorage): Promise<void> {
  const id = randomUUID();
  const key = `health-check/${id}`;
  await storage.put(key, Buffer.from(id), { contentType: 'text/plain' });
  try {
    const { body } = await storage.get(key);
    if ((await buffer(body)).toString() !== id)
      throw new StorageUnavailable('The storage returned other bytes than it was given');
  } finally {
    await storage.delete(key);
  }
}
