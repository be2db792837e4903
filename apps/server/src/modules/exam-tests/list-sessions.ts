import type { listSessions as listSessionsCall } from '@bandwise/contract/exam-tests';
import { idSchema } from '@bandwise/contract/exam-tests';
import type { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { toSessionItem } from './session-view.ts';
import { countSessionsOf, listSessionsOf } from './sessions.repository.ts';

export async function listSessions(
  { db }: Platform,
  { user }: Identity,
  query: z.output<typeof listSessionsCall.query>,
) {
  const beforeId = query.cursor === undefined ? undefined : readCursor(query.cursor);
  const [rows, total] = await Promise.all([
    listSessionsOf(db, user.id, {
      state: query.state,
      // One more than the page shows tells whether there is a next one.
      limit: query.limit + 1,
      offset: beforeId === undefined ? query.offset : 0,
      beforeId,
    }),
    countSessionsOf(db, user.id, query.state),
  ]);
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toSessionItem),
    total,
    next_cursor: rows.length > shown.length && last ? String(last.id) : null,
  };
}

function readCursor(cursor: string): number {
  const { success, data } = idSchema.safeParse(cursor);
  if (!success) throw new ApiError('malformed_request');
  return data;
}
