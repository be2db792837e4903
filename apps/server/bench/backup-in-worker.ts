import { setTimeout as delay } from 'node:timers/promises';
import { apiBasePath } from '@bandwise/contract/limits';
import { createBackup, listBackups } from '@bandwise/contract/operations';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { createAccessToken } from '../src/modules/accounts/identities.ts';
import { insertUser } from '../src/modules/accounts/users.repository.ts';
import type { Defer } from './measurement.ts';
import { forgetPeakOf, peakMbOf, residentMbOf } from './process-memory.ts';
import { startServerProcess } from './server-process.ts';

/** A worker loads its models after its start: it is at rest when it has not grown for this long. */
const restMs = 15_000;
const growthAtRestMb = 2;
const lookEveryMs = 500;

/** How much more memory the background process takes while it makes the backup that an administrator asked for. */
export async function growthOfWorker(databaseUrl: string, defer: Defer): Promise<number> {
  const server = await startServerProcess(defer, { DATABASE_URL: databaseUrl });
  const headers = {
    authorization: `Bearer ${await administratorToken(databaseUrl)}`,
    'content-type': 'application/json',
  };
  const pid = await server.workerPid();
  const before = await restOf(pid);
  await forgetPeakOf(pid);
  const asked = await fetch(`${server.url}${apiBasePath}${createBackup.path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ type: 'data_only' }),
  });
  let { status } = createBackup.reply.parse(await asked.json());
  while (status === 'in_progress') {
    await delay(lookEveryMs);
    const listed = await fetch(`${server.url}${apiBasePath}${listBackups.path}`, { headers });
    status = listBackups.reply.parse(await listed.json()).items[0]?.status ?? 'failed';
  }
  if (status !== 'completed') throw new Error('the worker made no backup');
  return (await peakMbOf(pid)) - before;
}

async function restOf(pid: number): Promise<number> {
  for (let before = await residentMbOf(pid); ;) {
    await delay(restMs);
    const now = await residentMbOf(pid);
    if (Math.abs(now - before) < growthAtRestMb) return now;
    before = now;
  }
}

async function administratorToken(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const db = drizzle(client);
  const { id } = await insertUser(db, {
    fullName: 'Bench Administrator',
    email: 'administrator@bench.example',
    emailVerifiedAt: new Date(),
    isAdmin: true,
  });
  return createAccessToken(db, id, new Date()).finally(() => client.end());
}
