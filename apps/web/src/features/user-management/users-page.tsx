import Button from '@mui/material/Button';
import { userPageSizes } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { ListBody, ListCard, ListNote } from '../../components/list-card.tsx';
import { ListPager } from '../../components/list-pager.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useFailureToast } from '../../components/use-failure-toast.ts';
import { usePageTitle } from '../../components/use-page-title.ts';
import { formatNumber } from '../../lib/format.ts';
import { TryOutSwitch } from './try-out-switch.tsx';
import { useUserList } from './use-user-list.ts';
import { UserFilters } from './user-filters.tsx';
import { UserRows } from './user-rows.tsx';
import styles from './users-page.module.css';

export default function UsersPage() {
  const { t, i18n } = useTranslation('user-management');
  const list = useUserList();
  const { data, isFetching } = list.result;
  const failure = list.result.isError ? list.result.error : null;
  usePageTitle(t('title'));
  useFailureToast(failure, t('loadFailed'));

  const total = data && formatNumber(data.total, i18n.language);
  return (
    <>
      <div className={styles.title}>
        <h1>{t('title')}</h1>
        <Button variant="outlined" startIcon={<Icon name="refresh" />} onClick={list.refresh}>
          {t('refresh')}
        </Button>
      </div>
      <ListCard>
        <UserFilters filters={list.filters} onSearch={list.search} />
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
          <ListNote>
            <LoadFailure failure={failure} text={t('loadFailed')} onRetry={list.refresh} />
          </ListNote>
        )}
        <ListBody isBusy={isFetching}>
          <UserRows users={data?.users} isLoading={list.result.isLoading} onEmptied={list.previous} />
        </ListBody>
        <ListPager list={list} sizes={userPageSizes} />
      </ListCard>
      <TryOutSwitch />
    </>
  );
}
