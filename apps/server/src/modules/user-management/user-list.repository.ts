import type { UserSort } from '@bandwise/contract/users';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { countUpTo } from '../../platform/database/count-up-to.ts';
import type { Database } from '../../platform/database/database.ts';
import { userCounts, users } from '../accounts/accounts.tables.ts';
import { practiceTotals } from '../exam-tests/exam-tests.tables.ts';
import type { UserRow } from '../accounts/users.repository.ts';

export interface UserFilter {
  search?: string | undefined;
  isActive?: boolean | undefined;
  isAdmin?: boolean | undefined;
}

export interface UserPage {
  sort: UserSort;
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
  /** The sort value and id of the last row of the page before. */
  after?: { value: string; id: number } | undefined;
}

/** Matches beyond this are not counted: the list says "more than". Measured: counting more costs more than the page. */
export const countedMax = 500;

/** What a search looks through, as the search indexes hold it. */
const searchedText = sql`lower(${users.fullName}) || ' ' || lower(coalesce(${users.email}, ''))`;

/** Each has an index on exactly this expression and the id. Values travel through cursors as text. */
const sortKeys: Record<UserSort, { expression: SQL; type: SQL }> = {
  created_at: { expression: sql`${users.createdAt}`, type: sql`timestamptz` },
  email: { expression: sql`coalesce(lower(${users.email}), '')`, type: sql`text` },
  full_name: { expression: sql`lower(${users.fullName})`, type: sql`text` },
  last_login: {
    expression: sql`coalesce(${users.lastLoginAt}, '-infinity'::timestamptz)`,
    type: sql`timestamptz`,
  },
};

/** Asked for each row of the page, so that no more totals are read than are shown. */
const sessionCount = sql<number>`coalesce((SELECT ${practiceTotals.sessions} FROM ${practiceTotals} WHERE ${practiceTotals.userId} = ${users.id}), 0)`;

export async function listUsersPage(
  db: Database,
  filter: UserFilter,
  page: UserPage,
): Promise<{ user: UserRow; sortValue: string; sessionCount: number }[]> {
  const { expression, type } = sortKeys[page.sort];
  const direction = page.order === 'asc' ? asc : desc;
  const comparison = page.order === 'asc' ? sql`>` : sql`<`;
  const after =
    page.after &&
    sql`(${expression}, ${users.id}) ${comparison} (${page.after.value}::${type}, ${page.after.id})`;
  return db
    .select({ user: users, sortValue: sql<string>`${expression}::text`, sessionCount })
    .from(users)
    .where(and(matches(filter), after))
    .orderBy(direction(expression), direction(users.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** Exact, or one more than `countedMax` when a search finds more than that. */
export async function countUsers(db: Database, filter: UserFilter): Promise<number> {
  if (filter.search) return countUpTo(db, countedMax, users, matches(filter));
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${userCounts.count}), 0)::int` })
    .from(userCounts)
    .where(
      and(
        filter.isActive === undefined ? undefined : eq(userCounts.isActive, filter.isActive),
        filter.isAdmin === undefined ? undefined : eq(userCounts.isAdmin, filter.isAdmin),
      ),
    );
  return row?.count ?? 0;
}

function matches(filter: UserFilter): SQL | undefined {
  return and(
    filter.isActive === undefined
      ? undefined
      : filter.isActive
        ? sql`${users.isActive}`
        : sql`NOT ${users.isActive}`,
    filter.isAdmin === undefined
      ? undefined
      : filter.isAdmin
        ? sql`${users.isAdmin}`
        : sql`NOT ${users.isAdmin}`,
    filter.search ? contains(filter.search.toLowerCase()) : undefined,
  );
}

/** `#24`, as links from other screens write it: the user with this id. */
const idPattern = /^#(\d{1,10})$/;

function contains(search: string): SQL {
  const id = idPattern.exec(search)?.[1];
  if (id !== undefined) return sql`${users.id} = ${id}::bigint`;
  if (/^\P{ASCII}{2}$/u.test(search)) return sql`wide_pairs(${searchedText}) @> ARRAY[${search}]`;
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(${searchedText}) LIKE ${pattern}`;
}
