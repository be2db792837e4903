import { busyUser, ordinaryUser, someSession } from './many-logs.ts';

type Filter = Record<string, string>;

const dayMs = 24 * 60 * 60 * 1000;
const dayAgo = () => new Date(Date.now() - dayMs).toISOString();

/** For each filter: absent, common, rare. */
const values: Record<string, () => (string | undefined)[]> = {
  start_time: () => [undefined, dayAgo()],
  method: () => [undefined, 'GET', 'DELETE'],
  status_code: () => [undefined, '200', '502'],
  user_id: () => [undefined, String(ordinaryUser), String(busyUser)],
  session_id: () => [undefined, String(someSession)],
  path: () => [undefined, 'exam-tests', 'users/admin', 'papers/recordings/aa', 'nowhere'],
  min_response_time: () => [undefined, '2000', '450'],
};

/** Every combination of every value. */
export function logFilters(): Filter[] {
  return Object.entries(values).reduce<Filter[]>(
    (filters, [name, choices]) =>
      filters.flatMap((filter) =>
        choices().map((value) => (value === undefined ? filter : { ...filter, [name]: value })),
      ),
    [{}],
  );
}

export const nameOf = (filter: Filter): string =>
  Object.entries(filter)
    .map(([name, value]) => (name === 'start_time' ? 'last 24 h' : `${name}=${value}`))
    .join(' ') || 'no filter';
