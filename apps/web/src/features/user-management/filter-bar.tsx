import Button from '@mui/material/Button';
import { searchMaxLength } from '@bandwise/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { Select } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import type { UserFilters } from './use-user-list.ts';
import { noFilters } from './use-user-list.ts';
import styles from './users-page.module.css';

interface FilterBarProps {
  filters: UserFilters;
  onSearch: (filters: UserFilters) => void;
}

/** Chosen filters count when Search or Enter is pressed. */
export function FilterBar({ filters, onSearch }: FilterBarProps) {
  const { t } = useTranslation('user-management');
  const id = useId();
  const [draft, setDraft] = useState(filters);

  function reset() {
    setDraft(noFilters);
    onSearch(noFilters);
  }

  return (
    <form
      role="search"
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft);
      }}
    >
      <div className={`${styles.field} ${styles.wide}`}>
        <label htmlFor={`${id}-search`}>{t('search')}</label>
        <TextInput
          id={`${id}-search`}
          size="small"
          type="search"
          placeholder={t('searchPlaceholder')}
          startAdornment={<Icon name="search" sizePx={16} />}
          slotProps={{ input: { maxLength: searchMaxLength } }}
          value={draft.search}
          onChange={(event) => setDraft({ ...draft, search: event.target.value })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-status`}>{t('status')}</label>
        <Select
          id={`${id}-status`}
          value={draft.isActive}
          onChange={(event) =>
            setDraft({ ...draft, isActive: event.target.value as UserFilters['isActive'] })
          }
        >
          <option value="">{t('all')}</option>
          <option value="true">{t('active')}</option>
          <option value="false">{t('inactive')}</option>
        </Select>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-role`}>{t('role')}</label>
        <Select
          id={`${id}-role`}
          value={draft.isAdmin}
          onChange={(event) => setDraft({ ...draft, isAdmin: event.target.value as UserFilters['isAdmin'] })}
        >
          <option value="">{t('all')}</option>
          <option value="true">{t('admin')}</option>
          <option value="false">{t('user')}</option>
        </Select>
      </div>
      <div className={styles.buttons}>
        <Button type="submit" variant="contained">
          {t('searchButton')}
        </Button>
        <Button variant="outlined" onClick={reset}>
          {t('reset')}
        </Button>
      </div>
    </form>
  );
}
