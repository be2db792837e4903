import { practiceLimits } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../components/back-link.tsx';
import { ListBody, ListCard } from '../../components/list-card.tsx';
import { ListPager } from '../../components/list-pager.tsx';
import { ReloadFailure } from '../../components/reload-failure.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import { HistoryEmpty } from './history-empty.tsx';
import styles from './history-page.module.css';
import { HistorySkeleton } from './history-skeleton.tsx';
import { HistoryTable } from './history-table.tsx';
import { useHistoryList } from './use-history-list.ts';

export default function HistoryPage() {
  const { t } = useTranslation(['history', 'exam']);
  const list = useHistoryList();
  const { data, isError, isFetching } = list.result;
  usePageTitle(t('title'));
  return (
    <>
      <BackLink to="/dashboard" label={t('exam:backToDashboard')} />
      <h1 className={styles.title}>{t('title')}</h1>
      {isError && (
        <ReloadFailure title={t('loadFailed')} text={t('loadFailedText')} retryLabel={t('retry')} />
      )}
      {!isError && !data && <HistorySkeleton rows={list.pageSize} />}
      {!isError && data?.total === 0 && <HistoryEmpty />}
      {!isError && data && data.total > 0 && (
        <ListCard>
          <ListBody isBusy={isFetching}>
            <HistoryTable sessions={data.items} />
          </ListBody>
          <ListPager list={list} sizes={practiceLimits.historyPageSizes} />
        </ListCard>
      )}
    </>
  );
}
