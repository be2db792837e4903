import type { AdminUser, listUsers as listUsersCall } from '@bandwise/contract/users';
import { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { UserRow } from '../accounts/users.repository.ts';
import { countedMax, countUsers, listUsersPage } from './user-list.repository.ts';

const cursorSchema = z.tuple([z.string(), z.int()]);

export async function listUsers(platform: Platform, query: z.output<typeof listUsersCall.query>) {
  const filter = { search: query.search, isActive: query.is_active, isAdmin: query.is_admin };
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
  const [rows, total] = await Promise.all([
    listUsersPage(platform.db, filter, {
      sort: query.sort,
      order: query.order,
      // One more than the page shows tells whether there is a next one.
      limit: query.page_size + 1,
      offset: after ? 0 : (query.page - 1) * query.page_size,
      after,
    }),
    countUsers(platform.db, filter),
  ]);
  const shown = rows.slice(0, query.page_size);
  const last = shown.at(-1);
  return {
    users: shown.map(({ user, sessionCount }) => toAdminUser(user, sessionCount)),
    total: Math.min(total, filter.search ? countedMax : total),
    total_is_lower_bound: filter.search !== undefined && total > countedMax,
    next_cursor: rows.length > shown.length && last ? writeCursor(last.sortValue, last.user.id) : null,
  };
}

export function toAdminUser(user: UserRow, sessionCount: number): AdminUser {
  return {
    id: user.id,
    email: user.email,
    fullName: user.fullName,
    isAdmin: user.isAdmin,
    isActive: user.isActive,
    createdAt: user.createdAt.toISOString(),
    lastLogin: user.lastLoginAt?.toISOString() ?? null,
    isAnonymous: user.isAnonymous,
    sessionCount,
  };
}

function writeCursor(value: string, id: number): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

function readCursor(cursor: string): { value: string; id: number } {
  try {
    const [value, id] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { value, id };
  } catch (error) {
    throw new ApiError('malformed_request', { cause: error });
  }
}
