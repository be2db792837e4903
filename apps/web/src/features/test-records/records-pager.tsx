import { testRecordLimits } from '@bandwise/contract/limits';
import { ListFoot } from '../../components/list-card.tsx';
import { PageSizes } from '../../components/page-sizes.tsx';
import { Pager } from '../../components/pager.tsx';
import type { RecordList } from './use-record-list.ts';

interface RecordsPagerProps {
  list: RecordList;
}

export function RecordsPager({ list }: RecordsPagerProps) {
  const { data } = list.result;
  return (
    <ListFoot>
      <Pager
        from={list.from}
        shown={data?.items.length ?? 0}
        total={data?.total ?? 0}
        isLowerBound={data?.total_is_lower_bound ?? false}
        onPrevious={list.previous}
        onNext={list.next}
      >
        <PageSizes sizes={testRecordLimits.pageSizes} value={list.pageSize} onChange={list.changePageSize} />
      </Pager>
    </ListFoot>
  );
}
