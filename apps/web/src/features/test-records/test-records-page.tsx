import Skeleton from '@mui/material/Skeleton';
import { testRecordLimits } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { HistoryBackLink } from '../../components/history-back-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { ListBody, ListCard, ListEmpty, ListNote } from '../../components/list-card.tsx';
import { ListPager } from '../../components/list-pager.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useFailureToast } from '../../components/use-failure-toast.ts';
import { usePageTitle } from '../../components/use-page-title.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { RecordsTable } from './records-table.tsx';
import { SearchBar } from './search-bar.tsx';
import styles from './test-records.module.css';
import { useRecordList } from './use-record-list.ts';

const skeletonRowPx = 57;

export default function TestRecordsPage() {
  const { t } = useTranslation('test-records');
  const list = useRecordList();
  const { data, isFetching } = list.result;
  const failure = list.result.isError ? (list.result.error as ApiFailure) : null;
  usePageTitle(t('title'));
  useFailureToast(failure, t('loadFailed'));
  return (
    <>
      <HistoryBackLink to="/dashboard" label={t('back')} />
      <div className={styles.title}>
        <h1>{t('title')}</h1>
        <ButtonLink variant="outlined" startIcon={<Icon name="paper" />} to="/tests/papers">
          {t('papers')}
        </ButtonLink>
      </div>
      <ListCard>
        <SearchBar search={list.searched} onSearch={list.search} />
        {failure && (
          <ListNote>
            <LoadFailure
              failure={failure}
              text={t('loadFailed')}
              onRetry={() => void list.result.refetch()}
            />
          </ListNote>
        )}
        <ListBody isBusy={isFetching}>
          {list.result.isLoading && (
            <Skeleton
              variant="rectangular"
              height={list.pageSize * skeletonRowPx}
              aria-label={t('loading')}
            />
          )}
          {data?.items.length === 0 && <ListEmpty text={t('empty')} />}
          {data && data.items.length > 0 && <RecordsTable records={data.items} />}
        </ListBody>
        <ListPager list={list} sizes={testRecordLimits.pageSizes} />
      </ListCard>
    </>
  );
}
