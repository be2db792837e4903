import type { CoachingEvaluation } from '@bandwise/contract/coaching';
import { useTranslation } from 'react-i18next';
import { formatSeconds } from '../../../lib/format.ts';
import styles from './compare.module.css';
import { pitchLines, ticksOf, type SpokenSpan } from './time-axis.ts';

interface PitchChartProps {
  evaluation: CoachingEvaluation;
  ownSpan: SpokenSpan;
  modelSpan: SpokenSpan | null;
  lengthSec: number;
}

const widthUnits = 640;
const heightUnits = 106;
/** A voice that moves less than this should look flat. */
const leastRangeSemitones = 4;

/** Both melodies around each speaker's own middle, in semitones. */
export function PitchChart({ evaluation, ownSpan, modelSpan, lengthSec }: PitchChartProps) {
  const { t, i18n } = useTranslation('coaching');
  const { learner, model, melody_score: melody } = evaluation;
  const own = pitchLines(learner, ownSpan, lengthSec);
  const example = model && modelSpan ? pitchLines(model, modelSpan, lengthSec) : [];
  const highest = Math.max(
    leastRangeSemitones,
    ...[...own, ...example].flat().map(({ semitones }) => Math.abs(semitones)),
  );
  const drawn = (lines: typeof own) =>
    lines
      .map((line) =>
        line
          .map(({ at, semitones }, index) => {
            const y = (heightUnits / 2) * (1 - (0.92 * semitones) / highest);
            return `${index === 0 ? 'M' : 'L'}${(at * widthUnits).toFixed(1)} ${y.toFixed(1)}`;
          })
          .join(''),
      )
      .join('');
  return (
    <div className={styles.lane}>
      <div className={styles.legend}>
        <span className="body2 strong">{t('compare.pitch')}</span>
        {model && <span className={`caption text2 ${styles.modelKey}`}>{t('compare.model')}</span>}
        <span className={`caption text2 ${styles.ownKey}`}>{t('compare.learner')}</span>
      </div>
      <div>
        <svg
          className={styles.pitch}
          viewBox={`0 0 ${widthUnits} ${heightUnits}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={melody === null ? t('compare.pitchAlone') : t('compare.pitchAlike', { score: melody })}
        >
          <path
            d={`M0 1H${widthUnits}M0 ${heightUnits / 2}H${widthUnits}M0 ${heightUnits - 1}H${widthUnits}`}
            className={styles.grid}
          />
          <path d={drawn(example)} className={styles.modelLine} />
          <path d={drawn(own)} className={styles.ownLine} />
        </svg>
        <div className={`caption text3 figures ${styles.ticks}`} aria-hidden="true">
          {ticksOf(lengthSec).map((tick) => (
            <span key={tick} style={{ left: `${((100 * tick) / lengthSec).toFixed(1)}%` }}>
              {formatSeconds(tick, i18n.language)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
