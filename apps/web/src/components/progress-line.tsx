import styles from './progress-line.module.css';

interface ProgressLineProps {
  /** 0 to 1. */
  share: number;
  label: string;
}

export function ProgressLine({ share, label }: ProgressLineProps) {
  const percent = Math.round(share * 100);
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={styles.done} style={{ width: `${percent}%` }} />
    </div>
  );
}
