import { useMemo } from 'react';
import { useListLogsQuery } from '../debug-api.ts';
import type { LogFilters } from '../debug-address.ts';
import { firstPageOf, readLogAddress, writeLogAddress } from '../debug-address.ts';
import { useAddress } from '../use-address.ts';

/** The log as the address asks for it. */
export function useLogList() {
  const { params, trail, open } = useAddress();
  const view = useMemo(() => readLogAddress(params), [params]);
  const result = useListLogsQuery(view);
  const nextCursor = result.data?.next_cursor ?? null;

  function search(filters: LogFilters) {
    const chosen = writeLogAddress(firstPageOf(filters));
    // Asking the same again is a wish to see it afresh.
    if (chosen.toString() === writeLogAddress(view).toString()) void result.refetch();
    else open(chosen);
  }

  function previous() {
    const cursor = trail.at(-1);
    // Without a trail, as behind a link that somebody sent, only the first page is sure to be found.
    if (cursor === undefined) open(writeLogAddress(firstPageOf(view)));
    else open(writeLogAddress({ ...view, page: view.page - 1, cursor }), trail.slice(0, -1));
  }

  return {
    view,
    result,
    search,
    previous: view.page > 1 ? previous : null,
    next:
      nextCursor === null
        ? null
        : () =>
            open(writeLogAddress({ ...view, page: view.page + 1, cursor: nextCursor }), [
              ...trail,
              view.cursor,
            ]),
  };
}

export type LogList = ReturnType<typeof useLogList>;
