import { formatTimer } from '../../lib/format.ts';
import styles from './long-turn.module.css';

const radius = 49;
const circumference = 2 * Math.PI * radius;

interface CountdownRingProps {
  leftSec: number;
  totalSec: number;
  label: string;
}

export function CountdownRing({ leftSec, totalSec, label }: CountdownRingProps) {
  return (
    <svg
      className={styles.ring}
      width="112"
      height="112"
      viewBox="0 0 112 112"
      role="timer"
      aria-live="off"
      aria-label={label}
    >
      <circle cx="56" cy="56" r={radius} className={styles.track} />
      <circle
        cx="56"
        cy="56"
        r={radius}
        className={styles.left}
        strokeDasharray={`${(circumference * leftSec) / totalSec} ${circumference}`}
        transform="rotate(-90 56 56)"
      />
      <text x="56" y="65" textAnchor="middle" className="figures">
        {formatTimer(leftSec)}
      </text>
    </svg>
  );
}
