import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { HistoryBackLink } from '../../components/history-back-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { useFailureToast } from '../../components/use-failure-toast.ts';
import { usePageTitle } from '../../components/use-page-title.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { RecordsPager } from './records-pager.tsx';
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
      <div className={`card ${styles.list}`}>
        <SearchBar search={list.place} onSearch={list.search} />
        {failure && (
          <div className={styles.failure}>
            <FailureNotice failure={failure} fallback={t('loadFailed')} />
          </div>
        )}
        {!failure && !data && (
          <Skeleton
            variant="rectangular"
            height={list.place.pageSize * skeletonRowPx}
            aria-label={t('loading')}
          />
        )}
        {!failure && data && (
          <div className={isFetching ? styles.busy : undefined} aria-busy={isFetching}>
            {data.items.length > 0 ? (
              <RecordsTable records={data.items} />
            ) : (
              <p className={`text2 ${styles.empty}`} role="status">
                {t('empty')}
              </p>
            )}
          </div>
        )}
        <RecordsPager list={list} />
      </div>
    </>
  );
}
