import { feedbackLimits } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import styles from './criteria.module.css';

const { bandsPerStar, starsMax } = feedbackLimits;
const shape = 'M8 1.6l1.95 4.05 4.45.6-3.25 3.1.8 4.4L8 11.6l-3.95 2.15.8-4.4L1.6 6.25l4.45-.6Z';

interface StarsProps {
  band: number;
}

/** The band divided by two, of five; part of a star where it is no whole one. */
export function Stars({ band }: StarsProps) {
  const { t, i18n } = useTranslation('feedback');
  const stars = band / bandsPerStar;
  const label = t('criteria.stars', { stars: formatNumber(stars, i18n.language), max: starsMax });
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {Array.from({ length: starsMax }, (_, star) => {
        const empty = 100 * (1 - Math.min(1, Math.max(0, stars - star)));
        return (
          <svg key={star} width="15" height="15" viewBox="0 0 16 16">
            <path className={styles.emptyStar} d={shape} />
            <path className={styles.fullStar} d={shape} style={{ clipPath: `inset(0 ${empty}% 0 0)` }} />
          </svg>
        );
      })}
    </span>
  );
}
