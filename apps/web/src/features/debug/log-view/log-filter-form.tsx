import { debugLimits } from '@bandwise/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../components/select.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import type { LogFilters, TimeRangeHours } from '../debug-address.ts';
import { filterMethods, noLogFilters } from '../debug-address.ts';
import styles from '../debug.module.css';
import { FilterButtons } from '../filter-buttons.tsx';
import { NumberField } from '../number-field.tsx';
import { RangeSelect } from '../range-select.tsx';

interface LogFilterFormProps {
  /** Those of the address; another address, like one gone back to, fills the form anew. */
  filters: LogFilters;
  onSearch: (filters: LogFilters) => void;
}

/** Chosen filters count when Search or Enter is pressed. */
export function LogFilterForm({ filters, onSearch }: LogFilterFormProps) {
  const { t } = useTranslation('debug');
  const id = useId();
  const [shown, setShown] = useState(filters);
  const [draft, setDraft] = useState(filters);
  if (shown !== filters) {
    setShown(filters);
    setDraft(filters);
  }
  const change = (changed: Partial<LogFilters>) => setDraft({ ...draft, ...changed });

  return (
    <form
      role="search"
      aria-label={t('tab.logs')}
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft);
      }}
    >
      <RangeSelect hours={draft.hours} onChange={(hours: TimeRangeHours) => change({ hours })} />
      <div className={styles.field}>
        <label htmlFor={`${id}-method`}>{t('filter.method')}</label>
        <Select
          id={`${id}-method`}
          value={draft.method}
          onChange={({ target }) => change({ method: target.value as LogFilters['method'] })}
        >
          <option value="">{t('filter.all')}</option>
          {filterMethods.map((method) => (
            <option key={method}>{method}</option>
          ))}
        </Select>
      </div>
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
      <div className={`${styles.field} ${styles.wide}`}>
        <label htmlFor={`${id}-path`}>{t('filter.path')}</label>
        <TextInput
          id={`${id}-path`}
          className={styles.mono ?? ''}
          size="small"
          placeholder="/api/v1/…"
          slotProps={{
            input: { maxLength: debugLimits.pathMaxLength, spellCheck: false, autoCapitalize: 'none' },
          }}
          value={draft.path}
          onChange={({ target }) => change({ path: target.value })}
        />
      </div>
      <FilterButtons onReset={() => onSearch(noLogFilters)} />
    </form>
  );
}

const statusCodeDigits = 3;
