import { Icon } from '../../../components/icon.tsx';
import type { IconName } from '../../../components/icon.tsx';
import styles from './quick.module.css';

interface QuickCardProps {
  icon: IconName;
  title: string;
  text: string;
  onClick: () => void;
}

export function QuickCard({ icon, title, text, onClick }: QuickCardProps) {
  return (
    <button type="button" className={`card ${styles.card}`} onClick={onClick}>
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
