import { useTranslation } from 'react-i18next';
import { formatBand } from '../lib/format.ts';
import styles from './band-scale.module.css';
import { tierOf } from './tier-bars.tsx';

const highestBand = 9;
const marks = Array.from({ length: highestBand + 1 }, (_, band) => band);
const place = (band: number) => `${(100 * band) / highestBand}%`;

interface BandScaleProps {
  band: number;
  range: { low: number; high: number } | null;
}

/** A band on the whole scale, with the half bands that it may as well be. */
export function BandScale({ band, range }: BandScaleProps) {
  const { t } = useTranslation('exam');
  const label = range
    ? t('bandBetween', { band: formatBand(band), low: formatBand(range.low), high: formatBand(range.high) })
    : t('bandOfNine', { band: formatBand(band) });
  return (
    <div role="img" aria-label={label} style={{ color: `var(--bw-palette-band${tierOf(band)})` }}>
      <div className={styles.line}>
        {range && (
          <span
            className={styles.range}
            style={{ left: place(range.low), width: place(range.high - range.low) }}
          />
        )}
        <span className={styles.band} style={{ left: place(band) }} />
      </div>
      <div className={`figures ${styles.marks}`}>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}
