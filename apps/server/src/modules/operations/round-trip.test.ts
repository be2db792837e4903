import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedBackup } from '../../platform/backup/backup-source.ts';
import { beginSnapshot } from '../../platform/backup/dump-database.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import { call } from '../../testing/person.ts';
import { fingerprintObjects, fingerprintTables } from '../../testing/fingerprint.ts';
import { registerOwner } from '../../testing/owner.ts';
import { startSession, toneWav, upload } from '../../testing/practice.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createBackupPlan, forgotten, staysHere } from './backup-plan.ts';
import { restoreFrom } from './restore-from.ts';

const leftOut = [...staysHere, ...forgotten];
const writersAtWork = 20;

let server: TestServer;
let clients: Client[] = [];
let isOver = false;

beforeEach(async () => {
  server = await startTestServer({}, { withWorker: false });
});
afterEach(async () => {
  isOver = true;
  await Promise.all(clients.map((client) => client.end()));
  clients = [];
  await server.close();
});

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: server.platform.connectionString });
  await client.connect();
  clients.push(client);
  return client;
}

/** A busy machine may say that it is busy; anything else that is no success ends a writer, and fails the test. */
const mayStop = (code: string | undefined) => isOver || (code !== undefined && code !== 'unavailable');

/** Registers and practises until told that a restore has begun; answers what it was answered. */
async function practise(number: number, answers: Map<string, number>): Promise<void> {
  const { app } = server;
  const note = (answer: string) => void answers.set(answer, (answers.get(answer) ?? 0) + 1);
  const person = await registerOwner(server);
  for (let round = 0; ; round++) {
    const { status, body: reply } = await call<{ id: number; code?: string }>(
      app,
      'POST',
      '/exam-tests/sessions',
      { token: person.token, body: { exam_code: 'C1T1P3', force_new: true } },
    );
    note(`${String(status)} ${reply.code ?? ''}`);
    if (status !== 200) {
      if (mayStop(reply.code)) return;
      continue;
    }
    const sent = await upload(app, person, toneWav(1, 200 + number), {
      session_id: reply.id,
      question_order: 1 + (round % 6),
      idempotency_key: randomUUID(),
    });
    note(`${String(sent.status)} ${sent.body.code ?? ''}`);
    if (mayStop(sent.body.code)) return;
  }
}

it('a backup taken among twenty writers is one moment, and restoring it brings exactly that moment back', async () => {
  const { platform } = server;
  const owner = await registerOwner(server);
  const answers = new Map<string, number>();
  const writers = Array.from({ length: writersAtWork }, (_, number) => practise(number, answers));
  await vi.waitUntil(() => (answers.get('200 ') ?? 0) >= 2 * writersAtWork, { timeout: 120_000 });

  const plan = createBackupPlan(platform.queue);
  const client = await connect();
  const tables = await beginSnapshot(client, plan);
  const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
  const witness = await connect();
  await witness.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await witness.query(`SET TRANSACTION SNAPSHOT '${rows[0]?.id ?? ''}'`);
  const { body } = await writeBackup(client, tables, platform.storage, plan, {
    origin: 'manual',
    type: 'full',
    description: '',
    createdAt: new Date(),
    appVersion: 'test',
  });
  await platform.backups.put('moment.zip', body, { contentType: 'application/zip' });
  const log = await witness.query<{ last: string }>('SELECT coalesce(max(id), 0) AS last FROM request_logs');
  const lastLogId = log.rows[0]?.last ?? '0';
  const before = await fingerprintTables(witness, { leftOut, lastLogId });
  const keys = await witness.query<{ object_key: string }>(plan.objectKeys);
  const objectKeys = keys.rows.map((row) => row.object_key);
  const filesBefore = await fingerprintObjects(platform.storage, objectKeys);
  await witness.query('COMMIT');
  expect(objectKeys.length).toBeGreaterThanOrEqual(writersAtWork);

  // Files go, change and come since then.
  const [lost, spoilt] = objectKeys;
  await platform.storage.delete(lost!);
  await platform.storage.put(spoilt!, Buffer.from('spoilt'), { contentType: 'audio/wav' });
  const person = await call(server.app, 'PUT', '/auth/profile', {
    token: owner.token,
    body: { name: 'Somebody Else', email: owner.email },
  });
  expect(person.status).toBe(200);

  await restoreFrom(platform, 'moment.zip', () => storedBackup(platform.backups, 'moment.zip'));
  await Promise.all(writers);
  expect(
    [...answers.keys()].filter(
      (answer) => !['200 ', '503 unavailable', '503 restore_running'].includes(answer),
    ),
  ).toEqual([]);
  expect(answers.get('503 restore_running')).toBe(writersAtWork);

  const after = await fingerprintTables(await connect(), { leftOut, lastLogId });
  expect(after).toEqual(before);
  expect(await fingerprintObjects(platform.storage, objectKeys)).toEqual(filesBefore);

  // The owner is the same person, is still signed in, and has their name back.
  const me = await call<{ user: { fullName: string } }>(server.app, 'GET', '/auth/me', {
    token: owner.token,
  });
  expect(me.status).toBe(200);
  expect(me.body.user.fullName).toBe(owner.user.fullName);
  // Ids that were given out since are not given out again.
  const session = await startSession(server.app, owner);
  const { rows: max } = await (
    await connect()
  ).query<{ id: number }>('SELECT max(id) AS id FROM exam_sessions WHERE id <> $1', [session.id]);
  expect(session.id).toBeGreaterThan((max[0]?.id ?? 0) + 1);
}, 300_000);
