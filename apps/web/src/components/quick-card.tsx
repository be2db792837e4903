import type { ReactNode } from 'react';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';
import styles from './quick-card.module.css';

/** In threes on a wide screen, one below the other on a narrow one. */
export function QuickCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

interface QuickCardProps {
  icon: IconName;
  title: string;
  text: string;
  isDisabled?: boolean;
  onClick: () => void;
}

export function QuickCard({ icon, title, text, isDisabled = false, onClick }: QuickCardProps) {
  return (
    <button type="button" className={`card ${styles.card}`} disabled={isDisabled} onClick={onClick}>
      <span className={styles.tile}>
        <Icon name={icon} sizePx={24} />
      </span>
      <span className={styles.words}>
        <span className="strong">{title}</span>
        <span className="caption text2">{text}</span>
      </span>
      <span className={styles.arrow}>
        <Icon name="chevronRight" />
      </span>
    </button>
  );
}
