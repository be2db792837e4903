import type { ReactNode } from 'react';
import type { Margins } from './axis-labels.ts';
import styles from './chart.module.css';
import { DayLabels } from './day-labels.tsx';
import type { Placing } from './placing.ts';
import { percent, placeOf } from './placing.ts';
import type { Reading } from './readout.tsx';
import { Readout } from './readout.tsx';
import type { Scale } from './scale.ts';
import { heightOf } from './scale.ts';
import { useActivePoint } from './use-active-point.ts';

interface ChartProps extends Margins {
  label: string;
  heightPx: number;
  scale: Scale;
  tickText?: (tick: number) => string;
  placing: Placing;
  /** When each point or bar was, oldest first. */
  days: readonly string[];
  /** The first and the last day alone. */
  isSparse?: boolean;
  readingOf: (index: number) => Reading;
  /** Lies over the grid, in shares of its width and height. */
  children: ReactNode;
}

/** What every chart has: a grid, its labels, and the figures of the point that is looked at. It fits any width by itself. */
export function Chart(props: ChartProps) {
  const { label, heightPx, scale, tickText = String, placing, days, leftRem, rightRem } = props;
  const { plot, active, handlers } = useActivePoint(days.length, placing);
  return (
    <div
      role="img"
      aria-label={label}
      tabIndex={0}
      className={styles.chart}
      style={{ height: heightPx, paddingLeft: `${leftRem}rem`, paddingRight: `${rightRem}rem` }}
      {...handlers}
    >
      <div ref={plot} className={styles.plot}>
        {scale.ticks.map((tick) => (
          <div key={tick} className={styles.tick} style={{ bottom: percent(heightOf(scale, tick)) }}>
            <span>{tickText(tick)}</span>
          </div>
        ))}
        {active !== null && <Cursor index={active} total={days.length} placing={placing} />}
        {props.children}
        <DayLabels
          days={days}
          placing={placing}
          leftRem={leftRem}
          rightRem={rightRem}
          isSparse={props.isSparse ?? false}
        />
        {active !== null && (
          <Readout
            day={days[active] ?? ''}
            place={placeOf(active, days.length, placing)}
            reading={props.readingOf(active)}
            scale={scale}
          />
        )}
      </div>
    </div>
  );
}

interface CursorProps {
  index: number;
  total: number;
  placing: Placing;
}

/** Where the figures belong. */
function Cursor({ index, total, placing }: CursorProps) {
  return placing === 'points' ? (
    <div className={styles.cursorLine} style={{ left: percent(placeOf(index, total, placing)) }} />
  ) : (
    <div className={styles.cursorBar} style={{ left: percent(index / total), width: percent(1 / total) }} />
  );
}
