import type { KeyboardEvent, ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Name extends string> {
  /** The panel of `trends` in the tabs `report` has the id `report-panel-trends` and is labelled by `report-trends`. */
  id: string;
  names: readonly Name[];
  chosen: Name;
  label: string;
  labelOf: (name: Name) => ReactNode;
  /** A panel that is not there until it is chosen cannot be pointed to. */
  areAllPanelsThere?: boolean;
  onChoose: (name: Name) => void;
}

/** Arrows lead from one to the next, as a tab list should be used; a press chooses. */
export function Tabs<Name extends string>({
  id,
  names,
  chosen,
  label,
  labelOf,
  areAllPanelsThere = false,
  onChoose,
}: TabsProps<Name>) {
  return (
    <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={moveFocus}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          className={styles.tab}
          aria-selected={name === chosen}
          aria-controls={areAllPanelsThere || name === chosen ? `${id}-panel-${name}` : undefined}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {labelOf(name)}
        </button>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const next: Partial<Record<string, number>> = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: (at - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const target = next[event.key];
  if (target === undefined) return;
  event.preventDefault();
  tabs[target]?.focus();
}
