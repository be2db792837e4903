import IconButton from '@mui/material/IconButton';
import { userPageSizes } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { Select } from '../../components/select.tsx';
import { formatNumber } from '../../lib/format.ts';
import type { UserList } from './use-user-list.ts';
import styles from './users-page.module.css';

interface PagerProps {
  list: UserList;
}

export function Pager({ list }: PagerProps) {
  const { t } = useTranslation('user-management');
  return (
    <div className={styles.pager}>
      <label>
        {t('rowsPerPage')}
        <Select
          isPlain
          value={list.pageSize}
          onChange={(event) => list.changePageSize(Number(event.target.value))}
        >
          {userPageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </Select>
      </label>
      <RangeText list={list} />
      <span className={styles.pages}>
        <IconButton
          aria-label={t('previousPage')}
          disabled={!list.previous}
          onClick={() => list.previous?.()}
        >
          <Icon name="chevronLeft" />
        </IconButton>
        <IconButton aria-label={t('nextPage')} disabled={!list.next} onClick={() => list.next?.()}>
          <Icon name="chevronRight" />
        </IconButton>
      </span>
    </div>
  );
}

function RangeText({ list }: PagerProps) {
  const { t, i18n } = useTranslation('user-management');
  const { data } = list.result;
  if (!data || data.users.length === 0) return null;
  const before = (list.page - 1) * list.pageSize;
  const range = {
    from: formatNumber(before + 1, i18n.language),
    to: formatNumber(before + data.users.length, i18n.language),
    total: formatNumber(data.total, i18n.language),
  };
  return (
    <span className="figures">
      {data.total_is_lower_bound ? t('rangeAtLeast', range) : t('range', range)}
    </span>
  );
}
