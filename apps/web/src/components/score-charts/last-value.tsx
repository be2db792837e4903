import { formatBand } from '../../lib/format.ts';
import type { Point } from '../chart/line-path.ts';
import { percent } from '../chart/placing.ts';
import styles from './score-chart.module.css';

interface LastValueProps {
  band: number;
  point: Point;
}

/** The newest band beside its mark. */
export function LastValue({ band, point }: LastValueProps) {
  return (
    <span className={styles.lastValue} style={{ left: percent(point.x), bottom: percent(point.y) }}>
      {formatBand(band)}
    </span>
  );
}
