import { memo } from 'react';
import type { Margins } from './axis-labels.ts';
import { chooseLabels } from './axis-labels.ts';
import styles from './chart.module.css';
import type { Placing } from './placing.ts';
import { percent, placeOf } from './placing.ts';

interface DayLabelsProps extends Margins {
  days: readonly string[];
  placing: Placing;
  isSparse: boolean;
}

/** Below the drawing, as many as there is room for, each below its point or as near as the chart's edge lets it. */
export const DayLabels = memo(function DayLabels(props: DayLabelsProps) {
  const { days, placing, leftRem, rightRem, isSparse } = props;
  return chooseLabels({ texts: days, placing, leftRem, rightRem, isSparse }).map(
    ({ index, widthRem, fromRem }) => {
      const place = percent(placeOf(index, days.length, placing));
      const leftmost = `${widthRem / 2 - leftRem}rem`;
      const rightmost = `100% + ${rightRem - widthRem / 2}rem`;
      return (
        <span
          key={index}
          className={styles.day}
          style={{
            left: `clamp(${leftmost}, ${place}, ${rightmost})`,
            maxWidth: `clamp(0px, (100cqi - ${fromRem}rem) * 1000, 20rem)`,
          }}
        >
          {days[index]}
        </span>
      );
    },
  );
});
