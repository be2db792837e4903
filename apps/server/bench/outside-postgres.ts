import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import {
  findUnprivilegedAccount,
  giveTo,
  runsAsRoot,
} from '../src/platform/embedded-postgres/database-account.ts';
import { pickFreePort } from '../src/platform/embedded-postgres/launch-server.ts';
import { cleanEnvironment, runProgram } from '../src/platform/embedded-postgres/run-program.ts';
import type { Defer } from './measurement.ts';

/** Where Debian and Ubuntu put each version. */
const installedVersions = '/usr/lib/postgresql';
const superuser = 'bench';
const connectTries = 100;
const connectRetryMs = 100;

interface OutsidePostgres {
  majorVersion: string;
  /** Of PostgreSQL's own programs: `pg_dump`, `pg_restore`. */
  programs: string;
  pid: number;
  createDatabase: (name: string) => Promise<string>;
}

/** A PostgreSQL that this machine brings, with the settings it comes with, in a folder of its own; undefined where there is none. */
export async function startOutsidePostgres(defer: Defer): Promise<OutsidePostgres | undefined> {
  const versions = await readdir(installedVersions).catch((): string[] => []);
  const majorVersion = versions
    .filter((version) => existsSync(path.join(installedVersions, version, 'bin/initdb')))
    .sort((a, b) => Number(b) - Number(a))[0];
  if (majorVersion === undefined) return undefined;
  const programs = path.join(installedVersions, majorVersion, 'bin');

  const folder = await mkdtemp(path.join(tmpdir(), 'bandwise-bench-postgres-'));
  defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  await chmod(folder, 0o700);
  const account = runsAsRoot() ? await findUnprivilegedAccount() : undefined;
  await giveTo(account, folder);
  const data = path.join(folder, 'data');
  const initdb = path.join(programs, 'initdb');
  const made = await runProgram(
    initdb,
    [`--pgdata=${data}`, `--username=${superuser}`, '--auth=trust', '--encoding=UTF8', '--locale=C'],
    account,
  );
  if (!made.succeeded) throw new Error(made.output);

  const port = await pickFreePort();
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    { ...account, cwd: '/', env: cleanEnvironment, stdio: 'ignore' },
  );
  const ended = once(server, 'exit');
  defer(async () => {
    server.kill('SIGINT');
    await ended;
  });
  const urlOf = (database: string) => `postgresql://${superuser}@127.0.0.1:${String(port)}/${database}`;
  const client = await connect(urlOf('postgres'));
  defer(() => client.end());
  return {
    majorVersion,
    programs,
    pid: server.pid ?? 0,
    async createDatabase(name) {
      await client.query(`CREATE DATABASE ${name}`);
      return urlOf(name);
    },
  };
}

async function connect(url: string): Promise<Client> {
  for (let tries = 1; ; tries += 1) {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (tries === connectTries) throw error;
      await delay(connectRetryMs);
    }
  }
}
