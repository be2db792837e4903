import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEntries } from '../../platform/backup/archive-reader.ts';
import { writeArchive } from '../../platform/backup/archive-writer.ts';
import { backupFile, storedBackup } from '../../platform/backup/backup-source.ts';
import { BackupRefused } from '../../platform/backup/backup-refused.ts';
import type { Manifest } from '../../platform/backup/manifest.ts';
import { withOperationClient } from '../../platform/backup/operation-client.ts';
import { readManifest } from '../../platform/backup/read-manifest.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { verifyBackup } from '../../platform/backup/verify-backup.ts';
import type { ByteRange } from '../../platform/storage/object-storage.ts';
import { fingerprintTables } from '../../testing/fingerprint.ts';
import { registerOwner } from '../../testing/owner.ts';
import { sha256Of, startSession, toneWav, upload } from '../../testing/practice.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createBackupPlan, forgotten, staysHere } from './backup-plan.ts';
import { findRestore } from './backup-records.ts';
import { operationJobNames } from './operation-jobs.ts';
import { restoreFrom } from './restore-from.ts';
import { newBackupRecord, writeBackupFile } from './write-backup-file.ts';

const leftOut = [...staysHere, ...forgotten, 'request_logs'];

let server: TestServer;
let client: Client;
let original: Buffer;
let scratchFile: string;

beforeAll(async () => {
  server = await startTestServer({}, { withWorker: false });
  const { platform } = server;
  client = new Client({ connectionString: platform.connectionString });
  await client.connect();
  const owner = await registerOwner(server);
  const session = await startSession(server.app, owner);
  for (let order = 1; order <= 3; order++)
    await upload(server.app, owner, toneWav(1, 200 + order), {
      session_id: session.id,
      question_order: order,
    });
  await platform.requestLog.flush();
  const asked = newBackupRecord(platform, { origin: 'manual', type: 'full', description: 'before' });
  const { filename } = await writeBackupFile(platform, asked);
  original = await buffer((await platform.backups.get(filename)).body);
  scratchFile = path.join(platform.settings.dataDir, 'candidate.zip');
  await startSession(server.app, owner);
});
afterAll(async () => {
  await client.end();
  await server.close();
});

/** The same backup with another manifest, or another content of a table. */
async function rewritten(change: {
  manifest?: (manifest: Manifest) => unknown;
  table?: (name: string, rows: string) => string;
}): Promise<Buffer> {
  await writeFile(scratchFile, original);
  const source = await backupFile(scratchFile);
  const archive = writeArchive(async (writer) => {
    for await (const entry of readEntries(source)) {
      if (entry.name === 'manifest.json') {
        const manifest = JSON.parse(await text(await entry.open())) as Manifest;
        writer.addText(entry.name, JSON.stringify(change.manifest?.(manifest) ?? manifest));
      } else if (entry.name.startsWith('tables/') && change.table) {
        writer.addText(entry.name, change.table(entry.name, await text(await entry.open())));
      } else {
        await writer.add(entry.name, await entry.open(), { compress: false, comment: entry.comment });
      }
    }
  });
  return buffer(archive);
}

async function asFile(bytes: Buffer) {
  await writeFile(scratchFile, bytes);
  return backupFile(scratchFile);
}

/** What migrations have added since 0008. */
const tablesSince = new Set([
  'practice_days',
  'external_calls',
  'request_kinds',
  'request_hours',
  'request_minutes',
  'scoring_events',
]);
const columnsSince = new Set(['kind_id', 'session_id']);

/** Of rows as COPY writes them. */
const dropFields = (rows: string, isDropped: boolean[]): string =>
  rows
    .split('\n')
    .map((row) =>
      row
        .split('\t')
        .filter((_, place) => !isDropped[place])
        .join('\t'),
    )
    .join('\n');

const flipped = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
};
const emptyZip = () => buffer(writeArchive(async (writer) => writer.addText('readme.txt', 'hello')));

const refused: [string, string, () => Promise<Buffer> | Buffer][] = [
  ['an empty file', 'backup_damaged', () => Buffer.alloc(0)],
  ['a file of something else', 'backup_damaged', () => Buffer.from('PK is not enough'.repeat(1000))],
  ['a ZIP of something else', 'backup_foreign', emptyZip],
  [
    'a backup of another program',
    'backup_foreign',
    () => rewritten({ manifest: () => ({ format: 'other' }) }),
  ],
  ['a backup whose end is missing', 'backup_damaged', () => original.subarray(0, original.length - 100)],
  ['half a backup', 'backup_damaged', () => original.subarray(0, original.length / 2)],
  [
    'a recording with a wrong byte',
    'backup_damaged',
    () => flipped(original, original.indexOf('RIFF') + 9000),
  ],
  [
    'a manifest with a wrong byte',
    'backup_damaged',
    () => flipped(original, original.indexOf('manifest.json') + 200),
  ],
  [
    'a table with a row more than was written',
    'backup_damaged',
    () =>
      rewritten({ table: (name, rows) => (name === 'tables/options.copy' ? `${rows}extra\ttrue\n` : rows) }),
  ],
  [
    'a backup without a table that it lists',
    'backup_damaged',
    () => rewritten({ manifest: (m) => ({ ...m, tables: [...m.tables, { ...m.tables[0], name: 'gone' }] }) }),
  ],
  [
    'a backup of a newer format',
    'backup_newer',
    () => rewritten({ manifest: (m) => ({ ...m, format_version: 2 }) }),
  ],
  [
    'a backup of a newer schema',
    'backup_newer',
    () =>
      rewritten({
        manifest: (m) => ({
          ...m,
          migrations: [...m.migrations, { tag: '9999_next', sha256: 'f'.repeat(64) }],
        }),
      }),
  ],
  [
    'a backup of another schema',
    'backup_foreign',
    () =>
      rewritten({
        manifest: (m) => ({
          ...m,
          migrations: m.migrations.map((one) => ({ ...one, sha256: 'f'.repeat(64) })),
        }),
      }),
  ],
];

describe('a restore', () => {
  it.each(refused)('refuses %s as %s and changes nothing', async (_what, code, make) => {
    const before = await fingerprintTables(client, { leftOut });
    await writeFile(scratchFile, await make());
    await expect(
      restoreFrom(server.platform, 'candidate.zip', () => backupFile(scratchFile)),
    ).rejects.toMatchObject({ code });
    expect(await findRestore(server.platform.backups)).toMatchObject({ status: 'failed', error: code });
    expect(await fingerprintTables(client, { leftOut })).toEqual(before);
  });

  it('finds a wrong byte wherever it is, unless it means nothing', async () => {
    await writeFile(scratchFile, original);
    const whole = await readManifest(await backupFile(scratchFile));
    await fc.assert(
      fc.asyncProperty(fc.nat(original.length - 1), async (at) => {
        const bytes = flipped(original, at);
        const source = {
          sizeBytes: bytes.length,
          read: ({ startByte, endByte }: ByteRange) =>
            Promise.resolve(Readable.from([bytes.subarray(startByte, endByte + 1)])),
        };
        try {
          const manifest = await readManifest(source);
          await verifyBackup(source, manifest);
          expect(manifest).toEqual(whole);
        } catch (error) {
          expect(error).toBeInstanceOf(BackupRefused);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('refuses when there is no room for it', async () => {
    await writeFile(scratchFile, original);
    const { platform } = server;
    const restoring = withOperationClient(platform.connectionString, async (own) =>
      restoreBackup(own, {
        source: await backupFile(scratchFile),
        storage: platform.storage,
        plan: createBackupPlan(platform.queue),
        freeSpace: { bytes: () => Promise.resolve(10), holdsDatabase: true, holdsObjects: true },
        keepJobs: operationJobNames,
        mark: 'never',
      }),
    );
    await expect(restoring).rejects.toMatchObject({ code: 'storage_full' });
  });

  it('does not begin while another operation is at work', async () => {
    await writeFile(scratchFile, original);
    await withOperationClient(server.platform.connectionString, async () => {
      await expect(
        restoreFrom(server.platform, 'candidate.zip', () => backupFile(scratchFile)),
      ).rejects.toMatchObject({ code: 'operation_running' });
    });
  });

  it('brings a backup of an older version up to date', async () => {
    const { platform } = server;
    const days = await client.query('SELECT * FROM practice_days ORDER BY 1, 2');
    expect(days.rowCount).toBe(1);
    await client.query('DELETE FROM practice_days');
    const manifest = await readManifest(await asFile(original));
    const keptColumns = (columns: string[]) => columns.filter((column) => !columnsSince.has(column));
    let logged = '';
    const older = await rewritten({
      table(name, rows) {
        if (name !== 'tables/request_logs.copy') return rows;
        const { columns } = manifest.tables.find((table) => table.name === 'request_logs')!;
        logged = dropFields(
          rows,
          columns.map((column) => columnsSince.has(column)),
        );
        return logged;
      },
      manifest: (m) => ({
        ...m,
        migrations: m.migrations.slice(
          0,
          m.migrations.findIndex(({ tag }) => tag.startsWith('0009')),
        ),
        tables: m.tables
          .filter(({ name }) => !tablesSince.has(name))
          .map((table) =>
            table.name === 'request_logs'
              ? {
                  ...table,
                  columns: keptColumns(table.columns),
                  bytes: Buffer.byteLength(logged),
                  sha256: sha256Of(Buffer.from(logged)),
                }
              : table,
          ),
        sequences: m.sequences.filter(({ table }) => !tablesSince.has(table)),
      }),
    });
    await writeFile(scratchFile, older);
    await restoreFrom(platform, 'candidate.zip', () => backupFile(scratchFile));
    expect((await client.query('SELECT * FROM practice_days ORDER BY 1, 2')).rows).toEqual(days.rows);
    await client.query('SELECT * FROM external_calls');
    const counted = await client.query(
      `SELECT (SELECT count(*) FROM request_logs JOIN request_kinds ON request_kinds.id = kind_id)::int AS logs,
              (SELECT sum(requests) FROM request_kinds)::int AS kinds, (SELECT sum(requests) FROM request_hours)::int AS hours`,
    );
    const logs = logged.split('\n').length - 1;
    expect(logs).toBeGreaterThan(0);
    expect(counted.rows).toEqual([{ logs, kinds: logs, hours: logs }]);
  });

  it('of the file as it was written is not refused, from the list as from a file', async () => {
    await writeFile(scratchFile, original);
    const manifest = await restoreFrom(server.platform, 'x', () => backupFile(scratchFile));
    expect(manifest.description).toBe('before');
    await server.platform.backups.put('again.zip', await readFile(scratchFile), {
      contentType: 'application/zip',
    });
    await restoreFrom(server.platform, 'again.zip', () => storedBackup(server.platform.backups, 'again.zip'));
    expect((await client.query('SELECT count(*)::int AS n FROM exam_sessions')).rows).toEqual([{ n: 1 }]);
  });
});
