import styles from './pronunciation.module.css';
import { scoreColour } from './score-colour.ts';

interface ScoreBarProps {
  /** 0 to 100; shown as a number beside the bar. */
  score: number;
}

export function ScoreBar({ score }: ScoreBarProps) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <div style={{ width: `${Math.min(100, Math.max(0, score))}%`, background: scoreColour(score) }} />
    </div>
  );
}
