import type { Point } from '../chart/line-path.ts';
import { percent } from '../chart/placing.ts';
import { signPaths } from './line-sign.tsx';
import styles from './score-chart.module.css';
import type { ScoreLine } from './score-lines.ts';
import { lineLooks } from './score-lines.ts';

interface ScoreMarksProps {
  points: readonly (Point | null)[];
  line: ScoreLine;
  isSmall: boolean;
}

/** The sign of a line on each of its points. */
export function ScoreMarks({ points, line, isSmall }: ScoreMarksProps) {
  const { colour, shape } = lineLooks[line];
  return (
    <svg
      className={`${styles.marks} ${isSmall ? styles.small : ''}`}
      fill={line === 'overall' ? 'var(--bw-palette-surface)' : colour}
      stroke={line === 'overall' ? colour : 'none'}
      aria-hidden="true"
    >
      {points.map(
        (point, index) =>
          point && (
            <svg key={index} className={styles.mark} x={percent(point.x)} y={percent(1 - point.y)}>
              <path d={signPaths[shape]} />
            </svg>
          ),
      )}
    </svg>
  );
}
