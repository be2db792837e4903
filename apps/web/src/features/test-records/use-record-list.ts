import { useSearchParams } from 'react-router';
import type { ListPlace, RecordSearch } from './list-address.ts';
import { readPlace, writePlace } from './list-address.ts';
import { useListTestRecordsQuery } from './test-records-api.ts';

/** The list as its address says: what is looked for, the page and its size. */
export function useRecordList() {
  const [params, setParams] = useSearchParams();
  const place = readPlace(params);
  const { page, pageSize, ...searched } = place;
  const from = (page - 1) * pageSize + 1;
  const result = useListTestRecordsQuery({
    limit: pageSize,
    offset: from - 1,
    ...(searched.examId && { exam_id: searched.examId }),
    ...(searched.userId && { user_id: searched.userId }),
    ...(searched.status && { status: searched.status }),
  });
  const shown = result.data?.items.length ?? 0;
  const hasNext =
    result.data !== undefined &&
    (result.data.total_is_lower_bound ? shown === pageSize : from + shown - 1 < result.data.total);
  const go = (change: Partial<ListPlace>) => setParams(writePlace({ ...place, ...change }));

  function search(chosen: RecordSearch) {
    go({ ...chosen, page: 1 });
    // Asking the same again is a wish to see it afresh.
    void result.refetch();
  }

  return {
    result,
    pageSize,
    from,
    shown,
    total: result.data?.total ?? 0,
    isLowerBound: result.data?.total_is_lower_bound ?? false,
    searched,
    search,
    changePageSize: (size: number) => go({ pageSize: size, page: 1 }),
    previous: page > 1 ? () => go({ page: page - 1 }) : null,
    next: hasNext ? () => go({ page: page + 1 }) : null,
  };
}
