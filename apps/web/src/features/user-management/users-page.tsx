import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Icon } from '../../components/icon.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { formatNumber } from '../../lib/format.ts';
import { FilterBar } from './filter-bar.tsx';
import { Pager } from './pager.tsx';
import { TryOutSwitch } from './try-out-switch.tsx';
import { useListFailureToast } from './use-list-failure-toast.ts';
import { useUserList } from './use-user-list.ts';
import { UserRows } from './user-rows.tsx';
import styles from './users-page.module.css';

export default function UsersPage() {
  const { t, i18n } = useTranslation('user-management');
  const list = useUserList();
  const { data, isFetching } = list.result;
  const failure = list.result.isError ? (list.result.error as ApiFailure) : null;
  usePageTitle(t('title'));
  useListFailureToast(failure);

  const total = data && formatNumber(data.total, i18n.language);
  const refresh = (
    <Button variant="outlined" startIcon={<Icon name="refresh" />} onClick={list.refresh}>
      {t('refresh')}
    </Button>
  );
  return (
    <>
      <div className={styles.title}>
        <h1>{t('title')}</h1>
        {refresh}
      </div>
      <div className={`card ${styles.list}`}>
        <FilterBar filters={list.filters} onSearch={list.search} />
        <div className={`body2 text2 ${styles.found}`}>
          <span role="status">
            {total && (data.total_is_lower_bound ? t('foundAtLeast', { total }) : t('found', { total }))}
          </span>
          <Button
            variant="text"
            size="small"
            startIcon={<Icon name="refresh" sizePx={16} />}
            onClick={list.refresh}
          >
            {t('refresh')}
          </Button>
        </div>
        {failure && (
          <div className={styles.failure}>
            <FailureNotice failure={failure} fallback={t('loadFailed')} />
          </div>
        )}
        <div className={isFetching ? styles.busy : undefined} aria-busy={isFetching}>
          <UserRows users={data?.users} isLoading={list.result.isLoading} onEmptied={list.previous} />
        </div>
        <Pager list={list} />
      </div>
      <TryOutSwitch />
    </>
  );
}
