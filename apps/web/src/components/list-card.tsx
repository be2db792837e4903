import type { ReactNode } from 'react';
import styles from './list-card.module.css';

interface ListPartProps {
  children: ReactNode;
}

/** A list with what belongs to it in one card: filters above, the pager below. */
export function ListCard({ children }: ListPartProps) {
  return <div className={`card ${styles.list}`}>{children}</div>;
}

interface ListBodyProps extends ListPartProps {
  /** Another page is on its way; this one stays readable meanwhile. */
  isBusy: boolean;
}

export function ListBody({ isBusy, children }: ListBodyProps) {
  return (
    <div className={`${styles.body} ${isBusy ? styles.busy : ''}`} aria-busy={isBusy}>
      {children}
    </div>
  );
}

/** A notice between the filters and the list. */
export function ListNote({ children }: ListPartProps) {
  return <div className={styles.note}>{children}</div>;
}

export function ListFoot({ children }: ListPartProps) {
  return <div className={styles.foot}>{children}</div>;
}

interface ListEmptyProps {
  text: string;
  /** What to try instead. */
  hint?: string;
}

export function ListEmpty({ text, hint }: ListEmptyProps) {
  return (
    <div className={styles.empty} role="status">
      <p className={hint === undefined ? 'text2' : 'strong'}>{text}</p>
      {hint !== undefined && <p className="body2 text2">{hint}</p>}
    </div>
  );
}
