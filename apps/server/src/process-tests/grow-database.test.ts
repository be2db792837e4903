import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Client } from 'pg';
import { beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { scratchForProcesses } from './server-process.ts';

const adminEntry = path.resolve(import.meta.dirname, '../admin.ts');

const scratch = scratchForProcesses();
let outside: string;

beforeAll(async () => {
  outside = await createTestDatabase(inject('postgresUrl'));
});

function admin(databaseUrl: string | undefined, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [adminEntry, ...args, '--json'], {
    env: {
      PATH: process.env.PATH,
      BANDWISE_DATA: path.join(scratch, databaseUrl === undefined ? 'embedded' : 'outside'),
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    encoding: 'utf8',
  });
  return { status, stderr, rows: status === 0 ? (JSON.parse(stdout) as Record<string, unknown>[]) : [] };
}

const rowsOf = (rows: Record<string, unknown>[], table: string) =>
  rows.find((row) => row.table === table)?.rows;

it(
  'a backup of the embedded database restores into an outside one, and back',
  { timeout: 180_000 },
  async () => {
    const grown = path.join(scratch, 'grown.zip');
    const back = path.join(scratch, 'back.zip');
    expect(admin(undefined, 'backup', '--to', grown)).toMatchObject({
      status: 0,
      rows: [{ status: 'completed' }],
    });

    const unsure = admin(outside, 'restore', grown);
    expect(unsure.status).toBe(1);
    expect(unsure.stderr).toContain('Add --yes to do it.');
    const { status, rows } = admin(outside, 'restore', grown, '--yes');
    expect(status).toBe(0);
    const papers = rowsOf(rows, 'papers');
    expect(papers).toBeGreaterThan(20);

    const client = new Client({ connectionString: outside });
    await client.connect();
    await client.query(`INSERT INTO users (full_name, email) VALUES ('Ann', 'ann@example.com')`);
    await client.end();
    expect(admin(outside, 'backup', '--to', back).status).toBe(0);
    const returned = admin(undefined, 'restore', back, '--yes');
    expect(returned.status).toBe(0);
    expect([rowsOf(returned.rows, 'users'), rowsOf(returned.rows, 'papers')]).toEqual([1, papers]);
    expect(admin(outside, 'backups').rows[0]).toMatchObject({ origin: 'manual', status: 'completed' });

    const wrong = admin(outside, 'restore', adminEntry, '--yes');
    expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('no backup at all') as string]);
  },
);
