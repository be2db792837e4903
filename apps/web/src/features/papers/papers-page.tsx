import Skeleton from '@mui/material/Skeleton';
import { listLimitMax } from '@bandwise/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { ListBody, ListCard, ListFoot } from '../../components/list-card.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { Pager } from '../../components/pager.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { PaperFileButtons } from './paper-file-buttons.tsx';
import { useListPapersQuery } from './papers-api.ts';
import styles from './papers-page.module.css';
import { PapersTable } from './papers-table.tsx';

export default function PapersPage() {
  const { t } = useTranslation('papers');
  const [page, setPage] = useState(0);
  const [importFailure, setImportFailure] = useState<ApiFailure | null>(null);
  const { data, error, isFetching, refetch } = useListPapersQuery({
    include_retired: 'true',
    limit: listLimitMax,
    offset: page * listLimitMax,
  });
  const isLast = !data || (page + 1) * listLimitMax >= data.total;
  usePageTitle(t('title'));
  return (
    <>
      <div className={styles.title}>
        <div>
          <h1>{t('title')}</h1>
          <p className="text2">{t('lead')}</p>
        </div>
        <PaperFileButtons onFailure={setImportFailure} />
      </div>
      <div className={styles.notices}>
        <FailureNotice failure={importFailure} fallback={t('importFailed')} />
        {error && !data && (
          <LoadFailure failure={error} text={t('loadFailed')} onRetry={() => void refetch()} />
        )}
      </div>
      {!data && !error && <Skeleton variant="rounded" height={480} />}
      {data && (
        <ListCard>
          <ListBody isBusy={isFetching}>
            <PapersTable papers={data.items} />
          </ListBody>
          <ListFoot>
            <Pager
              from={page * listLimitMax + 1}
              shown={data.items.length}
              total={data.total}
              onPrevious={page > 0 ? () => setPage(page - 1) : null}
              onNext={isLast ? null : () => setPage(page + 1)}
            />
          </ListFoot>
        </ListCard>
      )}
    </>
  );
}
