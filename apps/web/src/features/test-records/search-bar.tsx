import Button from '@mui/material/Button';
import { searchMaxLength } from '@bandwise/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import type { RecordSearch } from './list-address.ts';
import { digitsOf, noSearch, statuses } from './list-address.ts';
import styles from './test-records.module.css';

interface SearchBarProps {
  /** What the list shows now. */
  search: RecordSearch;
  onSearch: (search: RecordSearch) => void;
}

const isSame = (one: RecordSearch, other: RecordSearch) =>
  one.examId === other.examId && one.userId === other.userId && one.status === other.status;

/** What is typed counts when Search or Enter is pressed. */
export function SearchBar({ search, onSearch }: SearchBarProps) {
  const { t } = useTranslation(['test-records', 'exam']);
  const id = useId();
  const [draft, setDraft] = useState(search);
  const [shown, setShown] = useState(search);
  if (!isSame(search, shown)) {
    // The address has changed, perhaps by the browser's own buttons.
    setShown(search);
    setDraft(search);
  }

  function clear() {
    setDraft(noSearch);
    onSearch(noSearch);
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
      <div className={styles.field}>
        <label htmlFor={`${id}-exam`}>{t('search.examId')}</label>
        <TextInput
          id={`${id}-exam`}
          size="small"
          placeholder={t('search.examIdHint')}
          slotProps={{
            input: { maxLength: searchMaxLength, autoCapitalize: 'characters', spellCheck: false },
          }}
          value={draft.examId}
          onChange={(event) => setDraft({ ...draft, examId: event.target.value })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-user`}>{t('search.userId')}</label>
        <TextInput
          id={`${id}-user`}
          size="small"
          slotProps={{ input: { inputMode: 'numeric', maxLength: 10 } }}
          value={draft.userId}
          onChange={(event) => setDraft({ ...draft, userId: digitsOf(event.target.value) })}
        />
      </div>
      <div className={`${styles.field} ${styles.wide}`}>
        <label htmlFor={`${id}-status`}>{t('search.status')}</label>
        <Select
          id={`${id}-status`}
          value={draft.status}
          onChange={(event) => setDraft({ ...draft, status: event.target.value as RecordSearch['status'] })}
        >
          <option value="">{t('search.all')}</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {t(`exam:status.${status}`)}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.buttons}>
        <Button type="submit" variant="contained">
          {t('search.search')}
        </Button>
        <Button variant="outlined" onClick={clear}>
          {t('search.clear')}
        </Button>
      </div>
    </form>
  );
}
