import { userSorts } from '@bandwise/contract/users';
import { chineseName, rareName, uncommonName } from './many-users.ts';

type Query = Record<string, string>;

export interface ListCase {
  name: string;
  query: Query;
  /** What to ask of the small database where it has no such page. */
  queryOfFew?: Query;
  /** Ask for the page after this many, following the cursors as the web app does. */
  pagesBefore?: number;
  findsNobody?: boolean;
  /** Measured without a limit. */
  informsOnly?: boolean;
}

const byName: Query = { sort: 'full_name', order: 'asc' };

const sorted: ListCase[] = userSorts.flatMap((sort) => [
  { name: `by ${sort}, ascending`, query: { sort, order: 'asc' } },
  { name: `by ${sort}, descending`, query: { sort, order: 'desc' } },
  { name: `administrators by ${sort}`, query: { is_admin: 'true', sort, order: 'asc' } },
  { name: `inactive by ${sort}`, query: { is_active: 'false', sort, order: 'asc' } },
]);

export const listCases: ListCase[] = [
  { name: 'first page', query: {} },
  { name: 'first page of 100', query: { page_size: '100' } },
  { name: 'inactive', query: { is_active: 'false' } },
  { name: 'administrators', query: { is_admin: 'true' } },
  { name: 'active learners', query: { is_active: 'true', is_admin: 'false' } },
  { name: 'inactive administrators', query: { is_active: 'false', is_admin: 'true' } },
  ...sorted,
  { name: 'page 51 by cursor', query: {}, pagesBefore: 50 },
  { name: 'page 51 by cursor, by name', query: byName, pagesBefore: 50 },
  { name: 'search one person', query: { search: rareName } },
  { name: 'search nobody', query: { search: 'Xerxes Nobody' }, findsNobody: true },
  { name: 'search 1 in 1,000', query: { search: uncommonName } },
  { name: 'search 1 in 1,000, two characters', query: { search: chineseName } },
  { name: 'search nobody, two characters', query: { search: '李静' }, findsNobody: true },
  { name: 'search 1 in 50', query: { search: 'kowalski' } },
  { name: 'search everybody', query: { search: 'example' } },
  { name: 'search everybody inactive', query: { search: 'example', is_active: 'false' } },
  { name: 'search one letter', query: { search: 'a' } },
  // Too many to sort and too few to meet soon in the order of names: up to a twentieth of the users is read.
  { name: 'search 1 in 50, by name', query: { search: 'kowalski', ...byName }, informsOnly: true },
  // Two letters are too short for the index, and nobody has them: every user is read.
  { name: 'search nobody, two letters', query: { search: 'zq' }, findsNobody: true, informsOnly: true },
  // Skipping costs what it skips; the web app pages by cursor.
  { name: 'page number 1,000 (80)', query: { page: '1000' }, queryOfFew: { page: '80' }, informsOnly: true },
];
