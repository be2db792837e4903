import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { onTestFinished } from 'vitest';
import { createLog } from '../log.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded-postgres.ts';

/** Starts a database that is stopped when the test ends. */
export async function startForTest(dataDir: string, said: string[] = []): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    say: (line) => said.push(line),
    log: createLog('error', 'test'),
    durable: false,
  });
  onTestFinished(() => postgres.stop());
  return postgres;
}

export async function query<Row extends QueryResultRow>(
  connectionString: string,
  sql: string,
): Promise<Row[]> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

export async function readPostmasterPid(postgres: { location: string }): Promise<number> {
  return parseInt(await readFile(path.join(postgres.location, 'data', 'postmaster.pid'), 'utf8'), 10);
}

interface OtherBandwise {
  child: ChildProcess;
  /** The child's connection string, once its database is ready. */
  ready: Promise<string>;
}

/** Another process, in a process group of its own, that starts the database and then does nothing. */
export function startInOtherProcess(dataDir: string): OtherBandwise {
  const program = `
    import { createLog } from ${JSON.stringify(new URL('../log.ts', import.meta.url).href)};
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./start-embedded-postgres.ts', import.meta.url).href)};
    const log = createLog('error', 'other');
    const { connectionString } = await startEmbeddedPostgres({ dataDir: process.argv[1], say() {}, log, durable: false });
    console.log(connectionString);
    setInterval(() => undefined, 60_000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ready = once(child.stdout, 'data').then(([chunk]) => String(chunk).trim());
  return { child, ready };
}

export async function killAndWait(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
