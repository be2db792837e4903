import { useTranslation } from 'react-i18next';
import { tierOf } from '../../../components/tier-bars.tsx';
import { formatBand } from '../../../lib/format.ts';
import styles from './overview.module.css';

const highestBand = 9;
const marks = Array.from({ length: highestBand + 1 }, (_, band) => band);
/** In units of the drawing: three quarters of a circle, open at the bottom. */
const centre = 110;
const outerRadius = 92;
const rangeRadius = 77;
const markRadius = 105.5;
const startDegrees = 135;
const sweepDegrees = 270;

function pointAt(band: number, radius: number): { x: number; y: number } {
  const radians = ((startDegrees + (sweepDegrees * band) / highestBand) * Math.PI) / 180;
  return { x: centre + radius * Math.cos(radians), y: centre + radius * Math.sin(radians) };
}

function arc(from: number, to: number, radius: number): string {
  const start = pointAt(from, radius);
  const end = pointAt(to, radius);
  const isLarge = ((to - from) * sweepDegrees) / highestBand > 180 ? 1 : 0;
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${isLarge} 1 ${end.x} ${end.y}`;
}

interface BandGaugeProps {
  band: number;
  range: { low: number; high: number } | null;
}

/** The overall band on a ring, with the likely range as an inner arc. */
export function BandGauge({ band, range }: BandGaugeProps) {
  const { t } = useTranslation('feedback');
  const label = range
    ? t('gauge.range', { band: formatBand(band), low: formatBand(range.low), high: formatBand(range.high) })
    : t('gauge.band', { band: formatBand(band) });
  return (
    <svg
      className={styles.gauge}
      viewBox="0 4 220 192"
      role="img"
      aria-label={label}
      color={`var(--bw-palette-band${tierOf(band)})`}
    >
      <path className={styles.track} d={arc(0, highestBand, outerRadius)} />
      {band > 0 && <path className={styles.ring} d={arc(0, band, outerRadius)} pathLength={1} />}
      {range && range.high > range.low && (
        <path className={styles.inner} d={arc(range.low, range.high, rangeRadius)} />
      )}
      {marks.map((mark) => {
        const { x, y } = pointAt(mark, markRadius);
        return (
          <text key={mark} className={styles.mark} x={x} y={y + 3.5}>
            {mark}
          </text>
        );
      })}
      <text className={styles.band} x={centre} y={128}>
        {formatBand(band)}
      </text>
      <text className={styles.bandLabel} x={centre} y={152}>
        {t('overallBand')}
      </text>
    </svg>
  );
}
