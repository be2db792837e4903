import { expect, it } from 'vitest';
import { searchOn } from './search-on.ts';

const nothing = { items: [], total: 0, pages: 0, total_is_lower_bound: true, searched_back_to: null };
const log = { id: 7 } as Awaited<ReturnType<typeof searchOn>>['items'][number];

it('goes on while nothing was found, and stops at the first find', async () => {
  const asked: string[] = [];
  const page = await searchOn((cursor) => {
    asked.push(cursor);
    return Promise.resolve({
      ...nothing,
      items: asked.length === 3 ? [log] : [],
      next_cursor: `c${asked.length}`,
    });
  }, '');
  expect([page.items, asked]).toEqual([[log], ['', 'c1', 'c2']]);
});

it('stops at the end of the log, and leaves a long search to the person', async () => {
  let asked = 0;
  const searchTo = (end: number) =>
    searchOn(() => {
      asked += 1;
      return Promise.resolve({ ...nothing, next_cursor: asked === end ? null : 'c' });
    }, '');
  expect((await searchTo(2)).next_cursor).toBeNull();
  expect(asked).toBe(2);
  expect((await searchTo(100)).next_cursor).toBe('c');
  expect(asked).toBe(8);
});
