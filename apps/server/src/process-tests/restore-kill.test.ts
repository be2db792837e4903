import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { forgotten, objectColumns, staysHere } from '../modules/operations/backup-plan.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import type { ObjectStorage } from '../platform/storage/object-storage.ts';
import { fingerprintObjects, fingerprintTables } from '../testing/fingerprint.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { scratchForProcesses } from './server-process.ts';

const adminEntry = path.resolve(import.meta.dirname, '../admin.ts');
const kills = Number(process.env.RESTORE_KILLS ?? 2);
/** Enough for a restore to take seconds. */
const users = 20_000;
const logLines = 60_000;
const leftOut = [...staysHere, ...forgotten];

const scratch = scratchForProcesses();
let databaseUrl: string;
let client: Client;
let storage: ObjectStorage;

beforeAll(async () => {
  await mkdir(path.join(scratch, 'data'));
  databaseUrl = await createTestDatabase(inject('postgresUrl'), inject('templateDatabase'));
  client = new Client({ connectionString: databaseUrl });
  await client.connect();
  storage = await createDiskStorage(path.join(scratch, 'data/storage'));
}, 60_000);
afterAll(() => client.end());

const environment = () => ({
  PATH: process.env.PATH,
  BANDWISE_DATA: path.join(scratch, 'data'),
  DATABASE_URL: databaseUrl,
});

const startAdmin = (...args: string[]) =>
  spawn(process.execPath, [adminEntry, ...args], { env: environment(), stdio: 'ignore' });

function admin(...args: string[]): Record<string, unknown>[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [adminEntry, ...args, '--json'], {
    env: environment(),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return JSON.parse(stdout) as Record<string, unknown>[];
}

async function fill(): Promise<void> {
  await client.query(
    `INSERT INTO users (full_name, email, is_admin) SELECT 'Learner ' || n, 'learner-' || n || '@example.com', n = 1
     FROM generate_series(1, ${String(users)}) AS n`,
  );
  await client.query(
    `INSERT INTO request_logs (timestamp, request_id, method, path, status_code, response_time_ms, ip_address, request_body, kind_id)
     SELECT now(), md5(n::text), 'GET', '/api/v1/auth/me', 200, 1, '::1', repeat(md5(n::text), 8), 1
     FROM generate_series(1, ${String(logLines)}) AS n`,
  );
  await client.query(
    `INSERT INTO exam_sessions (user_id, paper_id, exam_code, book, test, part, topic, question, total_questions, created_at, updated_at)
     SELECT 1, (SELECT min(id) FROM papers), 'C1T1P1', 1, 1, 1, 'Home', 'Where?', 40, now(), now()`,
  );
  await record(1, 20);
}

async function record(from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number++) {
    const key = `users/1/recordings/${String(number)}.wav`;
    await storage.put(key, Buffer.alloc(200_000, number), { contentType: 'audio/wav' });
    await client.query(
      `INSERT INTO recordings (user_id, session_id, question_order, object_key, sha256, size_bytes, duration_ms, created_at, analysis)
       SELECT 1, max(id), $1, $2, md5($2), 200000, 6000, now(), 'done' FROM exam_sessions`,
      [number, key],
    );
  }
}

interface State {
  filename: string;
  tables: Record<string, string>;
  files: Record<string, string>;
}

async function look(): Promise<Omit<State, 'filename'>> {
  const { rows } = await client.query<{ object_key: string }>(objectColumns.recordings ?? '');
  const keys = rows.map(({ object_key: key }) => key).sort();
  const { rows: log } = await client.query<{ last: string }>('SELECT max(id) AS last FROM request_logs');
  const lastLogId = log[0]?.last ?? '0';
  return {
    tables: await fingerprintTables(client, { leftOut, lastLogId }),
    files: await fingerprintObjects(storage, keys),
  };
}

async function keep(): Promise<State> {
  const [record] = admin('backup');
  return { filename: String(record?.filename), ...(await look()) };
}

/** Any moment of a restore, wherever it is by then; or the moment at which it fills or indexes its tables. */
async function someMoment(kill: number): Promise<void> {
  const patterns = [/^COPY/, /^(CREATE|ALTER TABLE .* ADD)/];
  const pattern = patterns[kill];
  if (!pattern) return delay(300 + Math.random() * 5_000);
  await vi.waitUntil(
    async () => {
      const { rows } = await client.query<{ query: string }>(
        `SELECT query FROM pg_stat_activity WHERE application_name = 'bandwise-operation' AND datname = current_database()`,
      );
      return rows.some(({ query }) => pattern.test(query));
    },
    { timeout: 60_000, interval: 5 },
  );
}

it(
  'a restore that is killed leaves the old data or the new, never a mixture',
  { timeout: 120_000 + kills * 60_000 },
  async () => {
    await fill();
    const first = await keep();
    await client.query('DELETE FROM users WHERE id % 2 = 0');
    await client.query(`UPDATE users SET full_name = 'Changed ' || id WHERE id % 3 = 0`);
    await client.query('DELETE FROM recordings WHERE question_order <= 10');
    await record(21, 30);
    const second = await keep();
    expect(second.tables).not.toEqual(first.tables);

    let present = second;
    let cutShort = 0;
    for (let kill = 0; kill < kills; kill++) {
      const target = present === first ? second : first;
      // Files of the other state may be gone by the time it is wanted again.
      for (const key of Object.keys(target.files)) if (!(key in present.files)) await storage.delete(key);
      const restoring = startAdmin('restore', target.filename, '--yes');
      const ended = once(restoring, 'exit');
      await Promise.race([someMoment(kill), ended]);
      restoring.kill('SIGKILL');
      const [code] = (await ended) as [number | null];
      // The database notices the broken connection and undoes what was begun.
      await vi.waitUntil(
        async () =>
          (await client.query(`SELECT FROM pg_stat_activity WHERE application_name = 'bandwise-operation'`))
            .rowCount === 0,
        { timeout: 60_000 },
      );
      const now = await look();
      const reached = [first, second].find(
        ({ tables }) => JSON.stringify(tables) === JSON.stringify(now.tables),
      );
      expect(reached, 'a mixture').toBeDefined();
      expect(now.files).toEqual(reached?.files);
      if (code === null && reached === present) cutShort += 1;
      present = reached ?? present;
    }
    expect(cutShort).toBeGreaterThanOrEqual(2);
    const rest = await client.query(`SELECT FROM pg_namespace WHERE nspname = 'bandwise_restoring'`);
    expect(rest.rowCount).toBe(0);

    const target = present === first ? second : first;
    admin('restore', target.filename, '--yes');
    expect(await look()).toEqual({ tables: target.tables, files: target.files });
    process.stdout.write(`${String(kills)} kills, ${String(cutShort)} in the middle\n`);
  },
);
