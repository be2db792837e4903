import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setInterval } from 'node:timers';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from '../src/platform/log.ts';
import { prepareDatabase } from '../src/prepare-database.ts';
import type { Bench, Measurement } from './measurement.ts';
import { makeDataFolder } from './server-process.ts';

const adminEntry = path.resolve(import.meta.dirname, '../src/admin.ts');
/** Of rows as text; `BACKUP_BENCH_MB=1024 npm run bench -- --only backup` for a gigabyte. */
const megabytes = Number(process.env.BACKUP_BENCH_MB ?? '64');
const bytesPerRow = 1024;
const memoryBudgetMb = 300;
const memoryLookMs = 50;
/** Ours is compressed, summed and checked as well, and a restore reads the backup twice. */
const timeLimit = { atMost: 4 };

interface Run {
  seconds: number;
  peakMb: number;
}

/** The command line in a process of its own: how long it takes, and the most memory that it had. */
async function runAdmin(databaseUrl: string, dataDir: string, ...args: string[]): Promise<Run> {
  const startedAtMs = performance.now();
  const child = spawn(process.execPath, [adminEntry, ...args], {
    env: { PATH: process.env.PATH, BANDWISE_DATA: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peakMb = 0;
  const look = setInterval(() => {
    void peakOf(child.pid).then((peak) => (peakMb = Math.max(peakMb, peak)));
  }, memoryLookMs);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(look);
  if (code !== 0) throw new Error(`admin ${args[0] ?? ''} ended with ${String(code)}`);
  return { seconds: (performance.now() - startedAtMs) / 1000, peakMb };
}

async function peakOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** What PostgreSQL's own tools do, in its own programs: rows out and compressed, uncompressed and in, indexes kept. */
function timeShell(command: string): number {
  const startedAtMs = performance.now();
  const { status, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', command], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - startedAtMs) / 1000;
}

/** PostgreSQL's tools read servers of their own version and older; where they are older, COPY through gzip stands in. */
async function plainTools(client: Client, url: string, folder: string) {
  const asked = spawnSync('bash', ['-c', 'pg_dump --version'], { encoding: 'utf8' });
  const major = Number(/ (\d+)\./.exec(asked.stdout)?.[1] ?? 0);
  const { rows } = await client.query<{ version: string }>(
    `SELECT current_setting('server_version_num') AS version`,
  );
  const isNewEnough = major >= Math.floor(Number(rows[0]?.version ?? 0) / 10_000);
  const file = path.join(folder, 'plain');
  if (isNewEnough)
    return {
      name: 'pg_dump, pg_restore',
      dump: `pg_dump -Fc -f ${file} -t public.request_logs '${url}'`,
      restore: `pg_restore --clean -d '${url}' ${file}`,
    };
  const copy = (text: string) => `psql -q '${url}' -c "${text}"`;
  return {
    name: 'COPY with gzip',
    dump: `${copy('COPY request_logs TO STDOUT')} | gzip -6 > ${file}`,
    restore: `gunzip -c ${file} | psql -q '${url}' -c 'TRUNCATE request_logs' -c 'COPY request_logs FROM STDIN'`,
  };
}

export const backup: Bench = async ({ defer, say }) => {
  const dataDir = await makeDataFolder(defer);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    say: () => undefined,
    log: createLog('error', 'bench'),
  });
  defer(() => postgres.stop());
  const url = postgres.connectionString;
  await prepareDatabase(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  defer(() => client.end());
  await client.query(
    `INSERT INTO request_logs (timestamp, request_id, method, path, status_code, response_time_ms, ip_address, response_body)
     SELECT now(), md5(n::text), 'GET', '/api/v1/auth/me', 200, 1, '::1',
            (SELECT string_agg(md5(n::text || '-' || part), ' ') FROM generate_series(1, ${String(bytesPerRow / 36)}) AS part)
     FROM generate_series(1, ${String((megabytes * 1024 * 1024) / bytesPerRow)}) AS n`,
  );
  say(`${String(megabytes)} MB of rows`);
  const file = path.join(dataDir, 'bench.zip');
  const plain = await plainTools(client, url, dataDir);
  const startUp = await runAdmin(url, dataDir, 'list');
  const made = await runAdmin(url, dataDir, 'backup', '--to', file);
  const dumpSec = timeShell(plain.dump);
  const restored = await runAdmin(url, dataDir, 'restore', file, '--yes');
  const restoreSec = timeShell(plain.restore);
  const time = (name: string, run: Run, base: number): Measurement => ({
    case: `${name}, beside ${plain.name}`,
    unit: 's',
    measured: run.seconds - startUp.seconds,
    base,
    limit: timeLimit,
  });
  const memory = (name: string, { peakMb }: Run): Measurement[] => [
    {
      case: `${name}, memory beyond the idle program`,
      unit: 'MB',
      measured: peakMb - startUp.peakMb,
      base: memoryBudgetMb,
      limit: { atMost: 1 },
    },
    { case: `${name}, memory in all`, unit: 'MB', measured: peakMb, base: memoryBudgetMb },
  ];
  return [
    time('backup', made, dumpSec),
    time('restore', restored, restoreSec),
    ...memory('backup', made),
    ...memory('restore', restored),
  ];
};
