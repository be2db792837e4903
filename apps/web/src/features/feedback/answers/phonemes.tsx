import type { WordFeedback } from '@bandwise/contract/feedback';
import { coachingLimits } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../../../components/icon.tsx';
import { Icon } from '../../../components/icon.tsx';
import { ScoreBar } from '../pronunciation/score-bar.tsx';
import styles from './answers.module.css';

type Phoneme = WordFeedback['phonemes'][number];
const [clearFrom] = coachingLimits.scoreTiers;

const icons: Record<'clear' | 'unclear' | 'wrong', IconName> = {
  clear: 'check',
  unclear: 'warning',
  wrong: 'close',
};

/** A sound is called wrong only where the engine was sure of it. */
function markOf({ accuracy_score: score, flagged }: Phoneme): keyof typeof icons {
  if (flagged) return 'wrong';
  return score < clearFrom ? 'unclear' : 'clear';
}

interface PhonemesProps {
  phonemes: Phoneme[];
}

export function Phonemes({ phonemes }: PhonemesProps) {
  const { t } = useTranslation('feedback');
  return (
    <ul className={styles.phonemes} aria-label={t('word.sounds')}>
      {phonemes.map((phoneme, place) => {
        const mark = markOf(phoneme);
        return (
          <li key={place} className={styles[`${mark}Sound`]}>
            <span className={`strong ${styles.ipa}`} lang="en">
              /{phoneme.ipa}/
            </span>
            <ScoreBar score={phoneme.accuracy_score} />
            <span className="figures">{Math.round(phoneme.accuracy_score)}</span>
            <Icon name={icons[mark]} sizePx={16} />
            <span className="visually-hidden">{t(`mark.${mark}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}
