import styles from './bars.module.css';
import { percent } from './placing.ts';
import type { Scale } from './scale.ts';
import { heightOf } from './scale.ts';

interface BarSeries {
  values: readonly number[];
  colour: string;
}

interface BarsProps {
  /** On top of each other, from below. */
  series: readonly BarSeries[];
  scale: Scale;
  /** Of the width that a bar could have. */
  gapShare: number;
  isRounded?: boolean;
}

export function Bars({ series, scale, gapShare, isRounded = false }: BarsProps) {
  return series.map(({ values, colour }, layer) =>
    values.map(
      (value, index) =>
        value > 0 && (
          <div
            key={`${layer} ${index}`}
            className={`${styles.bar} ${isRounded ? styles.rounded : ''}`}
            style={{
              left: percent((index + gapShare / 2) / values.length),
              width: percent((1 - gapShare) / values.length),
              bottom: percent(heightOf(scale, amountBelow(series, layer, index))),
              height: percent(heightOf(scale, value)),
              background: colour,
            }}
          />
        ),
    ),
  );
}

const amountBelow = (series: readonly BarSeries[], layer: number, index: number): number =>
  series.slice(0, layer).reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
