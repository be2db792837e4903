import { searchMaxLength } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../components/filter-bar.tsx';
import { FilterField } from '../../components/filter-field.tsx';
import { NumberField } from '../../components/number-field.tsx';
import { Select } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import type { RecordSearch } from './list-address.ts';
import { noSearch, statuses } from './list-address.ts';
import styles from './test-records.module.css';

interface SearchBarProps {
  search: RecordSearch;
  onSearch: (search: RecordSearch) => void;
}

export function SearchBar({ search, onSearch }: SearchBarProps) {
  const { t } = useTranslation(['test-records', 'exam']);
  return (
    <FilterBar
      filters={search}
      noFilters={noSearch}
      texts={{ search: t('search.search'), reset: t('search.clear') }}
      className={styles.filters}
      onSearch={onSearch}
    >
      {(draft, change) => (
        <>
          <FilterField label={t('search.examId')} isWide>
            {(id) => (
              <TextInput
                id={id}
                size="small"
                placeholder={t('search.examIdHint')}
                slotProps={{
                  input: { maxLength: searchMaxLength, autoCapitalize: 'characters', spellCheck: false },
                }}
                value={draft.examId}
                onChange={({ target }) => change({ examId: target.value })}
              />
            )}
          </FilterField>
          <NumberField
            label={t('search.userId')}
            value={draft.userId}
            onChange={(userId) => change({ userId })}
          />
          <FilterField label={t('search.status')}>
            {(id) => (
              <Select
                id={id}
                value={draft.status}
                onChange={({ target }) => change({ status: target.value as RecordSearch['status'] })}
              >
                <option value="">{t('search.all')}</option>
                {statuses.map((status) => (
                  <option key={status} value={status}>
                    {t(`exam:status.${status}`)}
                  </option>
                ))}
              </Select>
            )}
          </FilterField>
        </>
      )}
    </FilterBar>
  );
}
