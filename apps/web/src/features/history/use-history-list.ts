import { practiceLimits } from '@bandwise/contract/limits';
import { useState } from 'react';
import { useListSessionsQuery } from '../../lib/exam-tests/exam-tests-api.ts';

/** The list as it is shown: page size, and the cursors of the pages visited so far, the first page's being none. */
export function useHistoryList() {
  const [pageSize, setPageSize] = useState<number>(practiceLimits.historyPageSizeDefault);
  const [cursors, setCursors] = useState<(string | undefined)[]>([undefined]);
  const cursor = cursors.at(-1);
  const result = useListSessionsQuery({ limit: pageSize, ...(cursor && { cursor }) });
  const nextCursor = result.data?.next_cursor ?? null;

  return {
    result,
    pageSize,
    from: (cursors.length - 1) * pageSize + 1,
    shown: result.data?.items.length ?? 0,
    total: result.data?.total ?? 0,
    isLowerBound: false,
    changePageSize: (size: number) => {
      setPageSize(size);
      setCursors([undefined]);
    },
    previous: cursors.length > 1 ? () => setCursors(cursors.slice(0, -1)) : null,
    next: nextCursor ? () => setCursors([...cursors, nextCursor]) : null,
  };
}
