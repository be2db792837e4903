import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Client } from 'pg';
import { backupFile } from '../src/platform/backup/backup-source.ts';
import { readManifest } from '../src/platform/backup/read-manifest.ts';
import { prepareDatabase } from '../src/prepare-database.ts';
import { runAdmin, type AdminRun } from './admin-process.ts';
import { growthOfWorker } from './backup-in-worker.ts';
import type { Bench, Measurement } from './measurement.ts';
import { startOutsidePostgres } from './outside-postgres.ts';
import { insertSchoolData } from './school-data.ts';
import { makeDataFolder } from './server-process.ts';

/** Of rows as `COPY` writes them; `--size-mb 1024` for a gigabyte. */
const defaultMegabytes = 64;
const memoryBudgetMb = 300;
/** Ours sums and checks everything as well, and reads a backup twice to refuse a damaged one before it touches anything. */
const timeLimit = { atMost: 2 };
/** Below that the start of a program is as long as its work. */
const timedFromMb = 256;

/** The command line's backup and restore beside PostgreSQL's own programs, on the same data with the same compression. */
export const backup: Bench = async ({ defer, say, sizeMb = defaultMegabytes }) => {
  const postgres = await startOutsidePostgres(defer);
  if (!postgres) {
    say('backup: skipped, because this machine has no PostgreSQL server (apt-get install postgresql)');
    return [];
  }
  const dataDir = await makeDataFolder(defer);
  const url = await postgres.createDatabase('school');
  await prepareDatabase(url);
  await insertSchoolData(url, sizeMb);
  const target = await postgres.createDatabase('restored');
  const plainTarget = await postgres.createDatabase('plainly_restored');
  const admin = (databaseUrl: string, ...args: string[]) =>
    runAdmin({ databaseUrl, databasePid: postgres.pid, dataDir }, ...args);
  const plain = (program: string, ...args: string[]) =>
    timeProgram(path.join(postgres.programs, program), args);
  const settle = () => checkpoint(url);

  // The first command of a new database makes its tables; starting up is what the second one takes.
  await admin(target, 'list');
  const startUp = await admin(target, 'list');
  await settle();
  const made = await admin(url, 'backup', '--type', 'data_only');
  const file = path.join(dataDir, 'backups/objects', String(made.rows[0]?.filename));
  const plainFile = path.join(dataDir, 'plain.dump');
  await settle();
  const dumpSec = plain('pg_dump', '-Fc', '-Z6', '-f', plainFile, '-d', url);
  await settle();
  const plainRestoreSec = plain('pg_restore', '-d', plainTarget, plainFile);
  await settle();
  const restored = await admin(target, 'restore', file, '--yes');
  const counts = await Promise.all([target, plainTarget].map(countRows));
  if (counts[0] !== counts[1]) throw new Error(`restored ${String(counts[0])} and ${String(counts[1])}`);
  const { tables } = await readManifest(await backupFile(file));
  const rowsMb = tables.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024;
  say(`backup: ${rowsMb.toFixed(0)} MB of rows in PostgreSQL ${postgres.majorVersion}: ${String(counts[0])}`);

  const time = (name: string, run: AdminRun, base: number): Measurement => ({
    case: name,
    unit: 's',
    measured: run.seconds - startUp.seconds,
    base,
    ...(sizeMb >= timedFromMb && { limit: timeLimit }),
  });
  const memory = (name: string, measured: number, limit?: { atMost: number }): Measurement => ({
    case: name,
    unit: 'MB',
    measured,
    base: memoryBudgetMb,
    ...(limit && { limit }),
  });
  return [
    time('backup, beside pg_dump', made, dumpSec),
    time('restore, beside pg_restore', restored, plainRestoreSec),
    memory('backup, memory of the program', made.peakMb, { atMost: 1 }),
    memory('restore, memory of the program', restored.peakMb, { atMost: 1 }),
    memory('backup, added to the worker', await growthOfWorker(url, defer), { atMost: 1 }),
    memory('the program at rest', startUp.peakMb),
    memory('backup, memory of PostgreSQL', made.databasePeakMb),
    memory('restore, memory of PostgreSQL', restored.databasePeakMb),
  ];
};

function timeProgram(program: string, args: string[]): number {
  const startedAtMs = performance.now();
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - startedAtMs) / 1000;
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Nobody pays for what the one before left to be written. */
const checkpoint = (url: string) => withClient(url, (client) => client.query('CHECKPOINT'));

async function countRows(url: string): Promise<string> {
  const tables = ['users', 'exam_sessions', 'recordings', 'recording_analyses', 'feedback', 'request_logs'];
  const { rows } = await withClient(url, (client) =>
    client.query<{ counts: string }>(
      `SELECT concat_ws(', ', ${tables.map((table) => `(SELECT count(*) || ' ${table}' FROM ${table})`).join(', ')}) AS counts`,
    ),
  );
  return rows[0]?.counts ?? '';
}
