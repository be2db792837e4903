import { userPageSizeDefault } from '@bandwise/contract/limits';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useListUsersQuery } from './users-api.ts';

export interface UserFilters {
  search: string;
  isActive: '' | 'true' | 'false';
  isAdmin: '' | 'true' | 'false';
}

export const noFilters: UserFilters = { search: '', isActive: '', isAdmin: '' };
/** What other screens link with, like `?search=%2324` for the user 24. */
const searchParam = 'search';

/** The list as it is shown: filters, page size, and the cursors of the pages visited so far, the first page's being none. */
export function useUserList() {
  const [params, setParams] = useSearchParams();
  const [filters, setFilters] = useState({ ...noFilters, search: params.get(searchParam) ?? '' });
  const [pageSize, setPageSize] = useState<number>(userPageSizeDefault);
  const [cursors, setCursors] = useState<(string | undefined)[]>([undefined]);
  const page = cursors.length;
  const cursor = cursors.at(-1);

  const result = useListUsersQuery({
    page,
    page_size: pageSize,
    ...(cursor && { cursor }),
    ...(filters.search.trim() && { search: filters.search.trim() }),
    ...(filters.isActive && { is_active: filters.isActive }),
    ...(filters.isAdmin && { is_admin: filters.isAdmin }),
  });
  const nextCursor = result.data?.next_cursor ?? null;

  function search(chosen: UserFilters) {
    setFilters(chosen);
    setCursors([undefined]);
    if (params.has(searchParam)) setParams({}, { replace: true });
    // Asking the same again is a wish to see it afresh.
    void result.refetch();
  }

  return {
    result,
    filters,
    pageSize,
    from: (page - 1) * pageSize + 1,
    shown: result.data?.users.length ?? 0,
    total: result.data?.total ?? 0,
    isLowerBound: result.data?.total_is_lower_bound ?? false,
    search,
    refresh: () => void result.refetch(),
    changePageSize: (size: number) => {
      setPageSize(size);
      setCursors([undefined]);
    },
    previous: page > 1 ? () => setCursors(cursors.slice(0, -1)) : null,
    next: nextCursor ? () => setCursors([...cursors, nextCursor]) : null,
  };
}
