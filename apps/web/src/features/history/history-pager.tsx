import { practiceLimits } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import { Pager } from '../../components/pager.tsx';
import { Select } from '../../components/select.tsx';
import styles from './history-page.module.css';
import type { HistoryList } from './use-history-list.ts';

interface HistoryPagerProps {
  list: HistoryList;
}

export function HistoryPager({ list }: HistoryPagerProps) {
  const { t } = useTranslation('exam');
  const { data } = list.result;
  return (
    <div className={styles.pager}>
      <Pager
        from={list.from}
        shown={data?.items.length ?? 0}
        total={data?.total ?? 0}
        onPrevious={list.previous}
        onNext={list.next}
      >
        <label className={styles.pageSize}>
          {t('rowsPerPage')}
          <Select
            isPlain
            value={list.pageSize}
            onChange={({ target }) => list.changePageSize(Number(target.value))}
          >
            {practiceLimits.historyPageSizes.map((size) => (
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
