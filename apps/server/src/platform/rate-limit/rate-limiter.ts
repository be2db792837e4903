import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ApiError } from '../errors/api-error.ts';
import { rateLimits } from './rate-limit.tables.ts';

export interface RateLimit {
  name: string;
  /** Attempts allowed in one window. */
  max: number;
  windowSec: number;
  /** Part of a rule of the product rather than a guard against abuse: the operator's factor does not change it. */
  exact?: true;
}

export interface RateLimiter {
  /** Counts one attempt; throws `rate_limited` with the seconds to wait when it is one too many. */
  consume(limit: RateLimit, subject: string): Promise<void>;
  /** Counts one attempt and tells how many seconds to wait: 0 when it is allowed. */
  attempt(limit: RateLimit, subject: string): Promise<number>;
  prune(): Promise<void>;
}

/** Counts in the database, so that the limits hold across servers. */
export function createRateLimiter(db: NodePgDatabase, factor: number): RateLimiter {
  async function attempt(limit: RateLimit, subject: string): Promise<number> {
    const key = `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`;
    const windowEnd = sql`now() + make_interval(secs => ${limit.windowSec})`;
    const [row] = await db
      .insert(rateLimits)
      .values({ key, count: 1, windowEndsAt: windowEnd })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`CASE WHEN ${rateLimits.windowEndsAt} <= now() THEN 1 ELSE ${rateLimits.count} + 1 END`,
          windowEndsAt: sql`CASE WHEN ${rateLimits.windowEndsAt} <= now() THEN ${windowEnd} ELSE ${rateLimits.windowEndsAt} END`,
        },
      })
      .returning({
        count: rateLimits.count,
        waitSec: sql<number>`ceil(extract(epoch FROM ${rateLimits.windowEndsAt} - now()))::int`,
      });
    const allowed = limit.exact ? limit.max : Math.max(1, Math.round(limit.max * factor));
    return row !== undefined && row.count > allowed ? Math.max(1, row.waitSec) : 0;
  }

  return {
    attempt,
    async consume(limit, subject) {
      const waitSec = await attempt(limit, subject);
      if (waitSec > 0) throw new ApiError('rate_limited', { retryAfterSec: waitSec });
    },
    async prune() {
      await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`));
    },
  };
}

/** One IPv6 customer holds a whole /64, so that is the unit a limit must count by. */
export function addressUnit(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = ip.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail.split(':').filter(Boolean)]
    .slice(0, 4)
    .join(':');
}
