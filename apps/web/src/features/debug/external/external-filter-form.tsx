import { outsideProviders } from '@bandwise/contract/debug';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../components/select.tsx';
import styles from '../debug.module.css';
import { FilterButtons } from '../filter-buttons.tsx';
import { NumberField } from '../number-field.tsx';

/** As the form has them: texts, empty where nothing is asked. */
export interface ExternalFilters {
  sessionId: string;
  userId: string;
  provider: '' | (typeof outsideProviders)[number];
}

const noFilters: ExternalFilters = { sessionId: '', userId: '', provider: '' };

interface ExternalFilterFormProps {
  /** Those of the address; another address fills the form anew. */
  filters: ExternalFilters;
  onSearch: (filters: ExternalFilters) => void;
}

export function ExternalFilterForm({ filters, onSearch }: ExternalFilterFormProps) {
  const { t } = useTranslation('debug');
  const id = useId();
  const [shown, setShown] = useState(filters);
  const [draft, setDraft] = useState(filters);
  if (shown !== filters) {
    setShown(filters);
    setDraft(filters);
  }
  return (
    <form
      role="search"
      aria-label={t('tab.external')}
      className={`${styles.filters} ${styles.externalFilters}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft);
      }}
    >
      <NumberField
        label={t('filter.sessionId')}
        placeholder={t('filter.any')}
        value={draft.sessionId}
        onChange={(sessionId) => setDraft({ ...draft, sessionId })}
      />
      <NumberField
        label={t('filter.userId')}
        placeholder={t('filter.any')}
        value={draft.userId}
        onChange={(userId) => setDraft({ ...draft, userId })}
      />
      <div className={`${styles.field} ${styles.wide}`}>
        <label htmlFor={`${id}-provider`}>{t('filter.provider')}</label>
        <Select
          id={`${id}-provider`}
          value={draft.provider}
          onChange={({ target }) =>
            setDraft({ ...draft, provider: target.value as ExternalFilters['provider'] })
          }
        >
          <option value="">{t('filter.allProviders')}</option>
          {outsideProviders.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </div>
      <FilterButtons onReset={() => onSearch(noFilters)} />
    </form>
  );
}
