import { userPageSizes } from '@bandwise/contract/limits';
import { ListFoot } from '../../components/list-card.tsx';
import { PageSizes } from '../../components/page-sizes.tsx';
import { Pager } from '../../components/pager.tsx';
import type { UserList } from './use-user-list.ts';

interface UsersPagerProps {
  list: UserList;
}

export function UsersPager({ list }: UsersPagerProps) {
  const { data } = list.result;
  return (
    <ListFoot>
      <Pager
        from={(list.page - 1) * list.pageSize + 1}
        shown={data?.users.length ?? 0}
        total={data?.total ?? 0}
        isLowerBound={data?.total_is_lower_bound ?? false}
        onPrevious={list.previous}
        onNext={list.next}
      >
        <PageSizes sizes={userPageSizes} value={list.pageSize} onChange={list.changePageSize} />
      </Pager>
    </ListFoot>
  );
}
