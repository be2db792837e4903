import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { addressUnit, createRateLimiter } from './rate-limiter.ts';
import { rateLimits } from './rate-limit.tables.ts';

describe('the rate limiter', () => {
  let pool: Pool;
  beforeAll(async () => {
    pool = new Pool({
      connectionString: await createTestDatabase(inject('postgresUrl'), inject('templateDatabase')),
    });
  });
  afterAll(() => pool.end());

  const guessing = { name: 'guessing', max: 5, windowSec: 60 };

  it('lets exactly as many through as allowed, also when they come at once from two servers', async () => {
    const [one, other] = [createRateLimiter(drizzle(pool), 1), createRateLimiter(drizzle(pool), 1)];
    const waits = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : other).attempt(guessing, 'somebody')),
    );
    expect(waits.filter((waitSec) => waitSec === 0)).toHaveLength(5);
    for (const waitSec of waits.filter((wait) => wait !== 0)) expect(waitSec).toBeGreaterThan(0);
    expect(await one.attempt(guessing, 'somebody else')).toBe(0);
  });

  it('is multiplied by the factor, except where a limit is a rule', async () => {
    const limiter = createRateLimiter(drizzle(pool), 2);
    const allowed = async (limit: Parameters<typeof limiter.attempt>[0]) => {
      const waits = [];
      for (let attempt = 0; attempt < 12; attempt += 1) waits.push(await limiter.attempt(limit, 'x'));
      return waits.filter((waitSec) => waitSec === 0).length;
    };
    expect(await allowed({ ...guessing, name: 'doubled' })).toBe(10);
    expect(await allowed({ ...guessing, name: 'exact', exact: true })).toBe(5);
  });

  it('opens again when the window is over, and prunes what is over', async () => {
    const db = drizzle(pool);
    const limiter = createRateLimiter(db, 1);
    const once = { name: 'once', max: 1, windowSec: 60 };
    await limiter.consume(once, 'x');
    await expect(limiter.consume(once, 'x')).rejects.toMatchObject({ code: 'rate_limited' });
    await db.update(rateLimits).set({ windowEndsAt: new Date(Date.now() - 1000) });
    await expect(limiter.consume(once, 'x')).resolves.toBeUndefined();
    await db.update(rateLimits).set({ windowEndsAt: new Date(Date.now() - 1000) });
    await limiter.prune();
    expect(await db.select().from(rateLimits)).toEqual([]);
  });

  it('keeps no address in the clear', async () => {
    await createRateLimiter(drizzle(pool), 1).attempt(guessing, 'mei@example.com');
    expect(JSON.stringify(await drizzle(pool).select().from(rateLimits))).not.toContain('mei@');
  });
});

describe('the unit that an address counts for', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (ip, unit) => {
    expect(addressUnit(ip)).toBe(unit);
  });
});
