import type { SpokenWordShape } from '@bandwise/contract/coaching';
import { coachingLimits } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import styles from './compare.module.css';
import type { SpokenSpan } from './time-axis.ts';

interface SoundBoxesProps {
  who: 'model' | 'learner';
  spoken: SpokenWordShape;
  span: SpokenSpan;
  lengthSec: number;
}

type Sound = SpokenWordShape['phonemes'][number];

function markOf({ flagged, accuracy_score: score }: Sound): 'wrong' | 'unsure' | 'right' {
  if (flagged) return 'wrong';
  return score < coachingLimits.problemBelow ? 'unsure' : 'right';
}

/** Sounds where they fell: a cross and a thick border say wrong, dashes say unsure. */
export function SoundBoxes({ who, spoken, span, lengthSec }: SoundBoxesProps) {
  const { t } = useTranslation('coaching');
  const percent = (seconds: number) => `${((100 * seconds) / lengthSec).toFixed(2)}%`;
  return (
    <ol className={styles.boxes} aria-label={t(`compare.sounds.${who}`)}>
      {spoken.phonemes.map((sound, index) => {
        const { ipa, start_seconds: start, end_seconds: end } = sound;
        if (start === null || end === null) return null;
        const mark = who === 'model' ? 'right' : markOf(sound);
        return (
          <li
            key={index}
            className={styles[mark]}
            style={{ left: percent(start - span.fromSec), width: `calc(${percent(end - start)} - 3px)` }}
          >
            <span lang="en-fonipa">{ipa}</span>
            {mark === 'wrong' && <span aria-hidden="true"> ✕</span>}
            {who === 'learner' && (
              <span className="visually-hidden">
                {t(`compare.mark.${mark}`, { score: Math.round(sound.accuracy_score) })}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
