import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { expect, inject, it } from 'vitest';
import { describeError } from './describe-error.ts';

it('a failed query is described without its values', async () => {
  const pool = new Pool({ connectionString: inject('postgresUrl') });
  const failing = drizzle(pool).execute(sql`SELECT ${'a secret value'}::text FROM no_such_table`);
  const error = await failing.catch((reason: unknown) => reason);
  await pool.end();
  expect(String(error)).toContain('a secret value');
  expect(JSON.stringify(describeError(error))).not.toContain('a secret value');
  expect(describeError(error)).toMatchObject({
    code: '42P01',
    reason: expect.stringContaining('no_such_table') as string,
  });
});

it.each([
  [new TypeError('x is undefined'), 'TypeError: x is undefined'],
  ['thrown text', 'thrown text'],
])('%s is described by its message', (error, reason) => {
  expect(describeError(error).reason).toBe(reason);
});
