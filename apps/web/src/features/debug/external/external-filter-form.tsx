import { outsideProviders } from '@bandwise/contract/debug';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../components/filter-bar.tsx';
import { FilterField } from '../../../components/filter-field.tsx';
import { NumberField } from '../../../components/number-field.tsx';
import { Select } from '../../../components/select.tsx';
import styles from '../debug.module.css';

/** As the form has them: texts, empty where nothing is asked. */
export interface ExternalFilters {
  sessionId: string;
  userId: string;
  provider: '' | (typeof outsideProviders)[number];
}

const noFilters: ExternalFilters = { sessionId: '', userId: '', provider: '' };

interface ExternalFilterFormProps {
  filters: ExternalFilters;
  onSearch: (filters: ExternalFilters) => void;
}

export function ExternalFilterForm({ filters, onSearch }: ExternalFilterFormProps) {
  const { t } = useTranslation('debug');
  return (
    <FilterBar
      label={t('tab.external')}
      filters={filters}
      noFilters={noFilters}
      texts={{ search: t('filter.search'), reset: t('filter.reset') }}
      className={styles.externalFilters}
      onSearch={onSearch}
    >
      {(draft, change) => (
        <>
          <NumberField
            label={t('filter.sessionId')}
            placeholder={t('filter.any')}
            value={draft.sessionId}
            onChange={(sessionId) => change({ sessionId })}
          />
          <NumberField
            label={t('filter.userId')}
            placeholder={t('filter.any')}
            value={draft.userId}
            onChange={(userId) => change({ userId })}
          />
          <FilterField label={t('filter.provider')} isWide>
            {(id) => (
              <Select
                id={id}
                value={draft.provider}
                onChange={({ target }) => change({ provider: target.value as ExternalFilters['provider'] })}
              >
                <option value="">{t('filter.allProviders')}</option>
                {outsideProviders.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            )}
          </FilterField>
        </>
      )}
    </FilterBar>
  );
}
