import type { listLogs } from '@bandwise/contract/debug';
import type { Reply } from '../../lib/api-client.ts';

type LogPage = Reply<typeof listLogs>;

/** Each looks through thousands of requests; then a person may go on. */
const furtherSearches = 5;

/** A first search is short. While it found nothing and there is more to look through, it goes on by itself. */
export async function searchOn(ask: (cursor: string) => Promise<LogPage>, cursor: string): Promise<LogPage> {
  let page = await ask(cursor);
  for (let searches = 0; searches < furtherSearches; searches += 1) {
    if (page.items.length > 0 || page.next_cursor === null) break;
    page = await ask(page.next_cursor);
  }
  return page;
}
