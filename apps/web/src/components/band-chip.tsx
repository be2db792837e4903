import { formatBand } from '../lib/format.ts';
import styles from './band-chip.module.css';
import { TierBars } from './tier-bars.tsx';

interface BandChipProps {
  band: number;
}

export function BandChip({ band }: BandChipProps) {
  return (
    <span className={`figures ${styles.band}`}>
      <TierBars band={band} />
      {formatBand(band)}
    </span>
  );
}
