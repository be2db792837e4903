import type { ReactNode } from 'react';
import styles from './drawing.module.css';
import type { Point } from './line-path.ts';
import { percent } from './placing.ts';

interface DrawingProps {
  children: ReactNode;
}

/** Lines and areas in a square of 100 by 100, stretched over the grid; their strokes are not stretched. */
export function Drawing({ children }: DrawingProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
}

interface LineProps {
  path: string;
  colour: string;
  widthPx: number;
  dash?: string;
  opacity?: number;
}

export function Line({ path, colour, widthPx, dash = 'none', opacity = 1 }: LineProps) {
  return (
    <path
      className={styles.line}
      d={path}
      stroke={colour}
      strokeWidth={widthPx}
      strokeDasharray={dash}
      opacity={opacity}
    />
  );
}

interface DotProps {
  point: Point;
  colour: string;
}

export function Dot({ point, colour }: DotProps) {
  const place = { left: percent(point.x), bottom: percent(point.y) };
  return <span className={styles.dot} style={{ ...place, background: colour }} />;
}
