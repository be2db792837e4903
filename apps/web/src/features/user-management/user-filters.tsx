import { searchMaxLength } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../components/filter-bar.tsx';
import { FilterField } from '../../components/filter-field.tsx';
import { Icon } from '../../components/icon.tsx';
import { Select } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import type { UserFilters as Filters } from './use-user-list.ts';
import { noFilters } from './use-user-list.ts';
import styles from './users-page.module.css';

interface UserFiltersProps {
  filters: Filters;
  onSearch: (filters: Filters) => void;
}

export function UserFilters({ filters, onSearch }: UserFiltersProps) {
  const { t } = useTranslation('user-management');
  return (
    <FilterBar
      filters={filters}
      noFilters={noFilters}
      texts={{ search: t('searchButton'), reset: t('reset') }}
      className={styles.filters}
      onSearch={onSearch}
    >
      {(draft, change) => (
        <>
          <FilterField label={t('search')} isWide>
            {(id) => (
              <TextInput
                id={id}
                size="small"
                type="search"
                placeholder={t('searchPlaceholder')}
                startAdornment={<Icon name="search" sizePx={16} />}
                slotProps={{ input: { maxLength: searchMaxLength } }}
                value={draft.search}
                onChange={({ target }) => change({ search: target.value })}
              />
            )}
          </FilterField>
          <FilterField label={t('status')}>
            {(id) => (
              <Select
                id={id}
                value={draft.isActive}
                onChange={({ target }) => change({ isActive: target.value as Filters['isActive'] })}
              >
                <option value="">{t('all')}</option>
                <option value="true">{t('active')}</option>
                <option value="false">{t('inactive')}</option>
              </Select>
            )}
          </FilterField>
          <FilterField label={t('role')}>
            {(id) => (
              <Select
                id={id}
                value={draft.isAdmin}
                onChange={({ target }) => change({ isAdmin: target.value as Filters['isAdmin'] })}
              >
                <option value="">{t('all')}</option>
                <option value="true">{t('admin')}</option>
                <option value="false">{t('user')}</option>
              </Select>
            )}
          </FilterField>
        </>
      )}
    </FilterBar>
  );
}
