import type { SelectHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';
import styles from './select.module.css';

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  isPlain?: boolean;
}

/** The browser's own list, which every phone and screen reader knows, in the look of our fields. */
export function Select({ isPlain = false, ...props }: SelectProps) {
  return (
    <span className={styles.wrap}>
      <select {...props} className={`${styles.select} ${isPlain ? styles.plain : ''}`} />
      <Icon name="chevronDown" sizePx={16} />
    </span>
  );
}
