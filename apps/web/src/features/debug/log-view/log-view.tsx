import { useTranslation } from 'react-i18next';
import { ListCard, ListFoot } from '../../../components/list-card.tsx';
import { Pager } from '../../../components/pager.tsx';
import { formatNumber } from '../../../lib/format.ts';
import styles from '../debug.module.css';
import { ListResult } from '../list-result.tsx';
import { LogTable } from '../log-table.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { ExtraFilters } from './extra-filters.tsx';
import { LogFilterForm } from './log-filter-form.tsx';
import { SearchStopped } from './search-stopped.tsx';
import type { LogList } from './use-log-list.ts';
import { useLogList } from './use-log-list.ts';

export function LogView() {
  const { t } = useTranslation('debug');
  const list = useLogList();
  const { view, result } = list;
  const { data } = result;
  return (
    <ListCard>
      <LogFilterForm filters={view} onSearch={list.search} />
      <ExtraFilters filters={view} onSearch={list.search} />
      <div className={`body2 text2 ${styles.found}`}>
        <Found list={list} />
        <ExportButtons filters={view} />
      </div>
      <ListResult result={result} emptyText={t('log.empty')} emptyHint={t('log.emptyHint')}>
        {(logs) => <LogTable logs={logs} />}
      </ListResult>
      {data?.searched_back_to && <SearchStopped at={data.searched_back_to} onGoOn={list.next} />}
      <ListFoot>
        <Pager
          from={(view.page - 1) * view.size + 1}
          shown={data?.items.length ?? 0}
          total={data?.total ?? 0}
          isLowerBound={data?.total_is_lower_bound ?? false}
          onPrevious={list.previous}
          onNext={list.next}
        />
      </ListFoot>
    </ListCard>
  );
}

function Found({ list: { view, result } }: { list: LogList }) {
  const { t, i18n } = useTranslation('debug');
  const { data } = result;
  if (!data) return <span role="status" />;
  const total = `${formatNumber(data.total, i18n.language)}${data.total_is_lower_bound ? '+' : ''}`;
  return (
    <span role="status" className="figures">
      <span className={styles.wideOnly}>{t(`log.foundIn.${view.hours}`, { total })}</span>
      <span className={styles.narrowOnly}>{t('log.found', { total })}</span>
    </span>
  );
}
