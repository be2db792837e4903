import { debugLimits } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../components/filter-bar.tsx';
import { FilterField } from '../../../components/filter-field.tsx';
import { NumberField } from '../../../components/number-field.tsx';
import { Select } from '../../../components/select.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import type { LogFilters } from '../debug-address.ts';
import { filterMethods, noLogFilters } from '../debug-address.ts';
import styles from '../debug.module.css';
import { RangeSelect } from '../range-select.tsx';

const statusCodeDigits = 3;

interface LogFilterFormProps {
  filters: LogFilters;
  onSearch: (filters: LogFilters) => void;
}

export function LogFilterForm({ filters, onSearch }: LogFilterFormProps) {
  const { t } = useTranslation('debug');
  return (
    <FilterBar
      label={t('tab.logs')}
      filters={filters}
      noFilters={noLogFilters}
      texts={{ search: t('filter.search'), reset: t('filter.reset') }}
      className={styles.logFilters}
      onSearch={onSearch}
    >
      {(draft, change) => (
        <>
          <RangeSelect hours={draft.hours} onChange={(hours) => change({ hours })} />
          <FilterField label={t('filter.method')}>
            {(id) => (
              <Select
                id={id}
                value={draft.method}
                onChange={({ target }) => change({ method: target.value as LogFilters['method'] })}
              >
                <option value="">{t('filter.all')}</option>
                {filterMethods.map((method) => (
                  <option key={method}>{method}</option>
                ))}
              </Select>
            )}
          </FilterField>
          <NumberField
            label={t('filter.statusCode')}
            placeholder={t('filter.any')}
            maxDigits={statusCodeDigits}
            value={draft.statusCode}
            onChange={(statusCode) => change({ statusCode })}
          />
          <NumberField
            label={t('filter.userId')}
            placeholder={t('filter.any')}
            value={draft.userId}
            onChange={(userId) => change({ userId })}
          />
          <FilterField label={t('filter.path')} isWide>
            {(id) => (
              <TextInput
                id={id}
                className={styles.mono ?? ''}
                size="small"
                placeholder="/api/v1/…"
                slotProps={{
                  input: { maxLength: debugLimits.pathMaxLength, spellCheck: false, autoCapitalize: 'none' },
                }}
                value={draft.path}
                onChange={({ target }) => change({ path: target.value })}
              />
            )}
          </FilterField>
        </>
      )}
    </FilterBar>
  );
}
