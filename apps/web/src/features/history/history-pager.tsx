import { practiceLimits } from '@bandwise/contract/limits';
import { ListFoot } from '../../components/list-card.tsx';
import { PageSizes } from '../../components/page-sizes.tsx';
import { Pager } from '../../components/pager.tsx';
import type { HistoryList } from './use-history-list.ts';

interface HistoryPagerProps {
  list: HistoryList;
}

export function HistoryPager({ list }: HistoryPagerProps) {
  const { data } = list.result;
  return (
    <ListFoot>
      <Pager
        from={list.from}
        shown={data?.items.length ?? 0}
        total={data?.total ?? 0}
        onPrevious={list.previous}
        onNext={list.next}
      >
        <PageSizes
          sizes={practiceLimits.historyPageSizes}
          value={list.pageSize}
          onChange={list.changePageSize}
        />
      </Pager>
    </ListFoot>
  );
}
