import type { ReactNode } from 'react';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';
import styles from './state-card.module.css';

interface StateCardProps {
  icon: IconName;
  tone?: 'plain' | 'error';
  title: string;
  text: string;
  /** What the person can do next. */
  children: ReactNode;
}

/** A whole page that says one thing: nothing here, something failed, not yet. */
export function StateCard({ icon, tone = 'plain', title, text, children }: StateCardProps) {
  return (
    <div className={`card ${styles.state}`}>
      <span className={`${styles.tile} ${tone === 'error' ? styles.error : ''}`}>
        <Icon name={icon} sizePx={24} />
      </span>
      <h1>{title}</h1>
      <p className="text2">{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
