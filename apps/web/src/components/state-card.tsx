import type { ReactNode } from 'react';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';
import styles from './state-card.module.css';

interface StateCardProps {
  icon: IconName;
  tone?: 'plain' | 'error';
  /** A page that is nothing else is headed by it; below a heading of the page it is one of second rank. */
  headingLevel?: 1 | 2;
  title: ReactNode;
  text: ReactNode;
  /** What changes while it is looked at. */
  note?: ReactNode;
  /** What the person can do next. */
  children: ReactNode;
}

/** A whole page that says one thing: nothing here, something failed, not yet. */
export function StateCard({
  icon,
  tone = 'plain',
  headingLevel = 1,
  title,
  text,
  note,
  children,
}: StateCardProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className={`card ${styles.state}`}>
      <span className={`${styles.tile} ${tone === 'error' ? styles.error : ''}`}>
        <Icon name={icon} sizePx={24} />
      </span>
      <Heading>{title}</Heading>
      <p className="text2">{text}</p>
      {note}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
