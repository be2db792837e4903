import { testRecordLimits } from '@bandwise/contract/limits';
import { PageSizes } from '../../components/page-sizes.tsx';
import { Pager } from '../../components/pager.tsx';
import styles from './test-records.module.css';
import type { RecordList } from './use-record-list.ts';

interface RecordsPagerProps {
  list: RecordList;
}

export function RecordsPager({ list }: RecordsPagerProps) {
  const { data } = list.result;
  return (
    <div className={styles.pager}>
      <Pager
        from={list.from}
        shown={data?.items.length ?? 0}
        total={data?.total ?? 0}
        isLowerBound={data?.total_is_lower_bound ?? false}
        onPrevious={list.previous}
        onNext={list.next}
      >
        <PageSizes
          sizes={testRecordLimits.pageSizes}
          value={list.place.pageSize}
          onChange={list.changePageSize}
        />
      </Pager>
    </div>
  );
}
