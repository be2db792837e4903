import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useState } from 'react';
import styles from './filter-bar.module.css';

interface FilterBarProps<Filters extends object> {
  /** Where a page has more than one search. */
  label?: string;
  /** What the list shows now; another one, like that of an address gone back to, fills the fields anew. */
  filters: Filters;
  noFilters: Filters;
  texts: { search: string; reset: string };
  onSearch: (filters: Filters) => void;
  /** Of the screen: `--filter-columns` says how wide the fields and the buttons are on a wide screen. */
  className: string | undefined;
  /** The fields. */
  children: (draft: Filters, change: (changed: Partial<Filters>) => void) => ReactNode;
}

/** Chosen filters count when Search or Enter is pressed. */
export function FilterBar<Filters extends object>({
  label,
  filters,
  noFilters,
  texts,
  onSearch,
  className = '',
  children,
}: FilterBarProps<Filters>) {
  const [shown, setShown] = useState(filters);
  const [draft, setDraft] = useState(filters);
  if (!isSame(shown, filters)) {
    setShown(filters);
    setDraft(filters);
  }

  function reset() {
    setDraft(noFilters);
    onSearch(noFilters);
  }

  return (
    <form
      role="search"
      aria-label={label}
      className={`${styles.filters} ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft);
      }}
    >
      {children(draft, (changed) => setDraft({ ...draft, ...changed }))}
      <div className={styles.buttons}>
        <Button type="submit" variant="contained">
          {texts.search}
        </Button>
        <Button variant="outlined" onClick={reset}>
          {texts.reset}
        </Button>
      </div>
    </form>
  );
}

const isSame = <Filters extends object>(one: Filters, other: Filters): boolean =>
  (Object.keys(one) as (keyof Filters)[]).every((name) => one[name] === other[name]);
