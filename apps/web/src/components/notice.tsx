import type { ReactNode } from 'react';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

type Tone = 'info' | 'success' | 'warning' | 'error';

const icons: Record<Tone, IconName> = {
  info: 'info',
  success: 'checkCircle',
  warning: 'warning',
  error: 'alert',
};

interface NoticeProps {
  tone: Tone;
  children: ReactNode;
}

/** A message on its soft ground; an error interrupts the screen reader, anything else waits its turn. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone] ?? ''}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
