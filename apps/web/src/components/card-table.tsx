import type { ReactNode } from 'react';
import styles from './card-table.module.css';

interface CardTableProps {
  label: string;
  heads: readonly string[];
  /** The last column holds what can be done with a row. */
  hasActions?: boolean;
  /** Of the screen: `--card-columns` and `--card-gap` lay out a card, `--table-edge` is the space at both sides. */
  className?: string | undefined;
  /** Rows. */
  children: ReactNode;
}

/**
 * A table on a wide screen. On a narrow one each row is a card: a cell says what it is by `data-label`, and one with
 * `data-wide-only` is left to screen readers.
 */
export function CardTable({ label, heads, hasActions = false, className = '', children }: CardTableProps) {
  return (
    <table
      className={`table ${styles.table} ${hasActions ? styles.withActions : ''} ${className}`}
      aria-label={label}
    >
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
