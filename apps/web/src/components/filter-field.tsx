import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './filter-bar.module.css';

interface FilterFieldProps {
  label: string;
  /** On a narrow screen it has a line of its own. */
  isWide?: boolean;
  /** The control, under the id that its label names. */
  children: (id: string) => ReactNode;
}

export function FilterField({ label, isWide = false, children }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={`${styles.field} ${isWide ? styles.wide : ''}`}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
