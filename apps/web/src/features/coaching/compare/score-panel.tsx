import type { CoachingRemark } from '@bandwise/contract/coaching';
import { coachingLimits } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../lib/format.ts';
import styles from './compare.module.css';

interface ScorePanelProps {
  score: number;
  /** Null where it was never judged before. */
  before: number | null;
  remarks: CoachingRemark[];
}

/** From the best tier down to what is below them all; the number and the verdict stand beside the colour. */
const tiers = ['band4', 'band3', 'band2', 'band1', 'error-main'] as const;

function tierOf(score: number): (typeof tiers)[number] {
  const tier = coachingLimits.scoreTiers.findIndex((from) => score >= from);
  return tiers.at(tier) ?? 'error-main';
}

function verdictOf(score: number, wrongSounds: number): 'reached' | 'almost' | 'closer' | 'onTheWay' {
  const [, mediumFrom] = coachingLimits.scoreTiers;
  if (score >= coachingLimits.targetScore) return 'reached';
  if (score < mediumFrom) return 'onTheWay';
  return wrongSounds === 1 ? 'almost' : 'closer';
}

export function ScorePanel({ score, before, remarks }: ScorePanelProps) {
  const { t, i18n } = useTranslation('coaching');
  const percent = (value: number) => formatPercent(value, i18n.language);
  const wrongSounds = remarks.filter(({ kind }) => kind === 'sound' || kind === 'missing_sound').length;
  return (
    <div className={styles.panel}>
      <p className={styles.figure} role="status">
        <span className={styles.score}>{percent(score)}</span>{' '}
        {before !== null && <span className="text2">{t('compare.was', { score: percent(before) })}</span>}
      </p>
      <div className={styles.scale}>
        <div className={styles.track} aria-hidden="true">
          <div
            className={styles.fill}
            style={{ width: `${score}%`, background: `var(--bw-palette-${tierOf(score)})` }}
          />
          <i style={{ left: `${coachingLimits.targetScore}%` }} />
        </div>
        <p className="caption text2">
          <span>{t(`compare.verdict.${verdictOf(score, wrongSounds)}`)}</span>
          <span>{t('compare.target', { target: percent(coachingLimits.targetScore) })}</span>
        </p>
      </div>
    </div>
  );
}
