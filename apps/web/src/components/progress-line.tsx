import styles from './progress-line.module.css';

interface ProgressLineProps {
  /** 0 to 1. */
  share: number;
  label: string;
  /** Of what is counted: progress, or errors. */
  tone?: 'primary' | 'error';
}

export function ProgressLine({ share, label, tone = 'primary' }: ProgressLineProps) {
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
      <div
        className={styles.done}
        style={{ width: `${percent}%`, background: `var(--bw-palette-${tone}-main)` }}
      />
    </div>
  );
}
