import type { ReactNode } from 'react';
import styles from './chip.module.css';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';

export type ChipTone = 'plain' | 'primary' | 'success' | 'warning' | 'error' | 'outlined';

interface ChipProps {
  tone?: ChipTone;
  icon?: IconName;
  label: ReactNode;
}

export function Chip({ tone = 'plain', icon, label }: ChipProps) {
  return (
    <span className={`${styles.chip} ${styles[tone] ?? ''}`}>
      {icon && <Icon name={icon} sizePx={14} strokeWidth={2} />}
      {label}
    </span>
  );
}
