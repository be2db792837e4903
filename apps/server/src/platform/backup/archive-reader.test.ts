import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { readEntries, type BackupSource } from './archive-reader.ts';

const bombBytes = 16 * 1024 * 1024;
/** Of ZIP: how a record of the directory at the end begins, and where it says how long the entry is. */
const recordStart = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
const sizeOffset = 24;

/** Sixteen megabytes of nothing in some sixteen kilobytes. */
async function makeBomb(): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.alloc(bombBytes), 'tables/users.copy');
  zip.end();
  return buffer(zip.outputStream as Readable);
}

const sourceOf = (bytes: Buffer): BackupSource => ({
  sizeBytes: bytes.length,
  read: ({ startByte, endByte }) => Promise.resolve(Readable.from([bytes.subarray(startByte, endByte + 1)])),
});

async function unpack(bytes: Buffer): Promise<{ unpackedBytes: number; refusal: unknown }> {
  let unpackedBytes = 0;
  try {
    for await (const entry of readEntries(sourceOf(bytes)))
      for await (const chunk of (await entry.open()) as AsyncIterable<Buffer>) unpackedBytes += chunk.length;
    return { unpackedBytes, refusal: undefined };
  } catch (refusal) {
    return { unpackedBytes, refusal };
  }
}

it('unpacks an entry to its end', async () => {
  expect(await unpack(await makeBomb())).toEqual({ unpackedBytes: bombBytes, refusal: undefined });
});

it.each([
  ['longer than it says', 1_000, 'is longer than it says'],
  ['shorter than it says', 2 * bombBytes, 'ends too early'],
])('refuses an entry that is %s, and unpacks no more of it', async (_what, saidBytes, reason) => {
  const bytes = await makeBomb();
  bytes.writeUInt32LE(saidBytes, bytes.indexOf(recordStart) + sizeOffset);
  const { unpackedBytes, refusal } = await unpack(bytes);
  expect(refusal).toMatchObject({
    code: 'backup_damaged',
    message: expect.stringContaining(reason) as string,
  });
  expect(unpackedBytes).toBeLessThanOrEqual(Math.min(saidBytes, bombBytes));
});
