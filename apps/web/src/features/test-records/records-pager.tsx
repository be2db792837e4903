import { testRecordLimits } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import { Pager } from '../../components/pager.tsx';
import { Select } from '../../components/select.tsx';
import styles from './test-records.module.css';
import type { RecordList } from './use-record-list.ts';

interface RecordsPagerProps {
  list: RecordList;
}

export function RecordsPager({ list }: RecordsPagerProps) {
  const { t } = useTranslation('exam');
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
        <label className={styles.pageSize}>
          {t('rowsPerPage')}
          <Select
            isPlain
            value={list.place.pageSize}
            onChange={({ target }) => list.changePageSize(Number(target.value))}
          >
            {testRecordLimits.pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </Select>
        </label>
      </Pager>
    </div>
  );
}
