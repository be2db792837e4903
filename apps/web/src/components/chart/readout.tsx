import { hundredths, percent } from './placing.ts';
import styles from './readout.module.css';
import type { Scale } from './scale.ts';
import { heightOf } from './scale.ts';

export interface Reading {
  /** Of the point or the whole bar, which is not to be covered. */
  value: number | null;
  rows: { name: string; text: string; colour: string }[];
}

/** Clear of the mark. */
const gapPx = 14;

interface ReadoutProps {
  day: string;
  /** 0 at the left edge, 1 at the right. */
  place: number;
  reading: Reading;
  scale: Scale;
}

/** The figures of one point, at the top of the chart or at its foot; further out only where they would cover the point. */
export function Readout({ day, place, reading: { value, rows }, scale }: ReadoutProps) {
  const height = value === null ? 0 : heightOf(scale, value);
  const isHigh = height > 0.5;
  const room = `${hundredths(isHigh ? height : 1 - height)}cqh - ${gapPx}px - 100%`;
  return (
    <div
      className={styles.readout}
      style={{
        [isHigh ? 'bottom' : 'top']: 0,
        // As far from its own left edge as from the chart's, so that it never leaves the chart.
        left: percent(place),
        translate: `${percent(-place)} ${isHigh ? `max(0px, -1 * (${room}))` : `min(0px, ${room})`}`,
      }}
    >
      <p className="text2">{day}</p>
      {rows.map(({ name, text, colour }) => (
        <p key={name} className={styles.row}>
          <span className={styles.colour} style={{ background: colour }} />
          <span className={styles.name}>{name}</span>
          <span className="figures strong">{text}</span>
        </p>
      ))}
    </div>
  );
}
