import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apiBasePath } from '@bandwise/contract/limits';
import type { Backup, OutboxMail } from '@bandwise/contract/operations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withOperationClient } from '../../platform/backup/operation-client.ts';
import { startS3Server } from '../../platform/storage/s3-server.fixture.ts';
import { call, registerVerified, type Person } from '../../testing/person.ts';
import { startSession, toneWav, upload } from '../../testing/practice.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { objectRemovals, recordings } from '../recordings/recordings.tables.ts';
import { autoBackup, nextAutoBackup } from './auto-backup.ts';
import { saveBackup, saveRestore } from './backup-records.ts';
import { newBackupRecord } from './write-backup-file.ts';

interface List {
  items: Backup[];
  total: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const storages = [
  { name: 'disk', start: async () => ({ environment: {}, close: () => Promise.resolve() }) },
  {
    name: 'S3',
    start: async () => {
      const s3 = await startS3Server();
      return {
        environment: {
          BACKUP_S3_BUCKET: s3.options.bucket,
          S3_ENDPOINT: s3.options.endpoint ?? '',
          S3_ACCESS_KEY_ID: s3.options.accessKeyId,
          S3_SECRET_ACCESS_KEY: s3.options.secretAccessKey,
          S3_FORCE_PATH_STYLE: 'true',
        },
        close: () => s3.close(),
      };
    },
  },
];

describe.each(storages)('operations with backups on $name', { timeout: 120_000 }, ({ name, start }) => {
  let server: TestServer;
  let storage: Awaited<ReturnType<typeof start>>;
  let admin: Person;
  beforeAll(async () => {
    storage = await start();
    server = await startTestServer({ BACKUP_KEEP: '2', ...storage.environment });
    admin = await registerVerified(server);
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await storage.close();
  });

  const ask = <Body = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'DELETE',
    operation: string,
    body?: Record<string, unknown>,
  ) =>
    call<Body>(server.app, method, `/admin/operations${operation}`, {
      token: admin.token,
      ...(body ? { body } : {}),
    });
  const list = async () => (await ask<List>('GET', '/backups')).body.items;
  const create = async (type = 'full', description = '') =>
    (await ask<Backup>('POST', '/backup', { type, description })).body;

  async function download(filename: string) {
    const reply = await server.app.inject({
      url: `${apiBasePath}/admin/operations/backups/${filename}/download`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
  }

  async function sendPart(filename: string, part: number, bytes: Buffer) {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), filename);
    const encoded = new Response(form);
    const reply = await server.app.inject({
      method: 'POST',
      url: `${apiBasePath}/admin/operations/backups/${filename}/parts/${String(part)}`,
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return reply.statusCode;
  }

  it('begin with no backup at all', async () => {
    expect(await ask('GET', '/stats')).toMatchObject({
      status: 200,
      body: { last_backup: null, total_users: 1 },
    });
    expect(await list()).toEqual([]);
    const { body } = await ask('GET', '/backup-status');
    expect(body).toMatchObject({ auto_backup_enabled: true, is_busy: false, last_restore: null });
  });

  it('make a backup, keep its words, download it, take it back in pieces and restore it', async () => {
    const session = await startSession(server.app, admin);
    await upload(server.app, admin, toneWav(1), { session_id: session.id, question_order: 1 });
    const made = await create('full', '  Before importing book 6 ');
    expect(made).toMatchObject({
      type: 'manual',
      backup_type: 'full',
      status: 'completed',
      description: 'Before importing book 6',
      error: null,
      missing_recordings: 0,
    });
    expect(made.filename).toMatch(/^bandwise-\d{4}-\d\d-\d\d-\d{6}\.zip$/);
    expect(await list()).toEqual([made]);
    expect((await ask<{ last_backup: string }>('GET', '/stats')).body).toMatchObject({
      last_backup: made.createdAt,
      total_exams: 1,
    });

    const { bytes, headers } = await download(made.filename);
    expect(bytes.length).toBe(made.size);
    expect(headers['content-disposition']).toContain(made.filename);
    expect((await ask('DELETE', `/backups/${made.filename}`)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await download(made.filename)).status).toBe(404);

    const pieces = [bytes.subarray(0, 3000), bytes.subarray(3000)];
    for (const [index, piece] of pieces.entries())
      expect(await sendPart('from-elsewhere.zip', index + 1, piece)).toBe(200);
    const taken = await ask<Backup>('POST', '/backups/from-elsewhere.zip/complete', { parts: 2 });
    expect(taken.body).toMatchObject({
      ...made,
      id: 'from-elsewhere.zip',
      filename: 'from-elsewhere.zip',
      finishedAt: expect.any(String) as string,
    });
    expect(await sendPart('from-elsewhere.zip', 1, bytes)).toBe(409);

    await startSession(server.app, admin);
    await server.platform.storage.put('users/1/recordings/nobodys.wav', Buffer.from('x'), {
      contentType: 'audio/wav',
    });
    const restored = await ask('POST', '/restore', { backup_id: 'from-elsewhere.zip' });
    expect(restored).toMatchObject({ status: 200, body: { status: 'completed', error: null } });
    expect((await ask('GET', '/stats')).body).toMatchObject({ total_exams: 1 });
    expect((await ask('GET', '/backup-status')).body).toMatchObject({
      is_busy: false,
      last_restore: { filename: 'from-elsewhere.zip', status: 'completed' },
    });
    // Work that waited is taken up again: without models an answer says so once its job has run.
    await vi.waitUntil(
      async () => (await server.platform.db.select().from(recordings))[0]?.analysis !== 'waiting',
      { timeout: 30_000 },
    );
    await vi.waitUntil(
      async () =>
        (await server.platform.db.select().from(objectRemovals)).some(({ objectKey }) =>
          objectKey.endsWith('nobodys.wav'),
        ),
      { timeout: 30_000 },
    );
  });

  it('refuse a file that is no backup, and keep nothing of it', async () => {
    expect(await sendPart('holiday.zip', 1, Buffer.from('not a backup'))).toBe(200);
    const reply = await ask<{ code: string }>('POST', '/backups/holiday.zip/complete', { parts: 1 });
    expect([reply.status, reply.body.code]).toEqual([422, 'backup_damaged']);
    expect((await list()).map(({ filename }) => filename)).not.toContain('holiday.zip');
    expect(await sendPart('..%2Fescape.zip', 1, Buffer.from('x'))).toBe(422);
    expect((await ask('POST', '/restore', { backup_id: 'holiday.zip' })).status).toBe(404);
  });

  it('are made one at a time', async () => {
    await withOperationClient(server.platform.connectionString, async () => {
      const reply = await ask<{ code: string }>('POST', '/backup', { type: 'full', description: '' });
      expect([reply.status, reply.body.code]).toEqual([409, 'operation_running']);
      expect((await ask('GET', '/backup-status')).body).toMatchObject({ is_busy: true });
    });
  });

  it('say that a backup or restore failed when its process is gone', async () => {
    const record = newBackupRecord(server.platform, {
      origin: 'manual',
      type: 'full',
      description: 'cut short',
    });
    await saveBackup(server.platform.backups, { ...record, filename: 'cut-short.zip' });
    await saveRestore(server.platform.backups, {
      filename: 'cut-short.zip',
      status: 'in_progress',
      started_at: record.created_at,
      finished_at: null,
      error: null,
    });
    const found = (await list()).find(({ filename }) => filename === 'cut-short.zip');
    expect(found).toMatchObject({ status: 'failed', error: 'operation_failed', size: 0 });
    expect((await ask('GET', '/backup-status')).body).toMatchObject({
      last_restore: { status: 'failed', error: 'operation_failed' },
    });
    expect((await ask('POST', '/restore', { backup_id: 'cut-short.zip' })).status).toBe(409);
    expect((await ask('DELETE', '/backups/cut-short.zip')).status).toBe(200);
  });

  it('keep as many automatic backups as they were told, and those made by hand', async () => {
    const byHand = await create('data_only', 'stays');
    const made = [];
    for (let day = 0; day < 4; day++) {
      server.advance(dayMs);
      await autoBackup(server.platform);
      made.push((await list())[0]?.filename);
    }
    const left = await list();
    expect(left.filter(({ type }) => type === 'auto').map(({ filename }) => filename)).toEqual(
      made.slice(2).reverse(),
    );
    expect(left.map(({ filename }) => filename)).toContain(byHand.filename);
  });

  it('show the mails, whose texts do not get into the request log', async () => {
    const { body } = await ask<{ items: OutboxMail[]; has_mail_server: boolean }>('GET', '/outbox');
    expect(body.has_mail_server).toBe(false);
    expect(body.items[0]).toMatchObject({ to: admin.email, status: 'outbox' });
    const code = /\b\d{6}\b/.exec(body.items[0]?.private_text ?? '')?.[0] ?? 'none';
    await server.platform.requestLog.flush();
    const { rows } = await server.platform.db.execute(
      sql`SELECT response_body FROM request_logs WHERE path LIKE '%/outbox'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(admin.email);
  });

  it.runIf(name === 'disk')(
    'list a file that somebody put into the folder, and say when it is none',
    async () => {
      const folder = path.join(server.platform.settings.dataDir, 'backups/objects');
      await writeFile(path.join(folder, 'copied.zip'), 'something');
      const found = (await list()).find(({ filename }) => filename === 'copied.zip');
      expect(found).toMatchObject({ status: 'failed', error: 'backup_damaged', size: 9 });
    },
  );
});

it.each([
  ['2026-11-15T01:00:00Z', '2026-11-15T02:30:00.000Z'],
  ['2026-11-15T02:30:00Z', '2026-11-16T02:30:00.000Z'],
  ['2026-12-31T23:59:59Z', '2027-01-01T02:30:00.000Z'],
])('after %s the next daily backup is due at %s', (now, next) => {
  expect(nextAutoBackup({ hour: 2, minute: 30 }, new Date(now)).toISOString()).toBe(next);
});
