import type { PhonemeFeedback } from '@bandwise/contract/feedback';
import { coachingLimits } from '@bandwise/contract/limits';
import styles from './pronunciation.module.css';
import { PronunciationLabel } from './pronunciation-label.tsx';
import { ScoreBar } from './score-bar.tsx';

interface SoundsProps {
  sounds: PhonemeFeedback[];
}

/** The sounds that were furthest from the target, worst first, with the words they were worst in. */
export function Sounds({ sounds }: SoundsProps) {
  const worst = sounds
    .filter(({ accuracy_score: score }) => score < coachingLimits.targetScore)
    .toSorted((one, other) => one.accuracy_score - other.accuracy_score)
    .slice(0, coachingLimits.phonemeIssuesShownMax);
  if (worst.length === 0) return null;
  return (
    <div>
      <h3 className={styles.listTitle}>
        <PronunciationLabel name="soundIssues" />
      </h3>
      <ul className={styles.sounds}>
        {worst.map(({ phoneme, ipa, accuracy_score: score, practice_words: words }) => (
          <li key={phoneme}>
            <div className={styles.sound}>
              <span className={styles.ipa} lang="en">
                /{ipa}/
              </span>
              <span className="figures strong">{Math.round(score)}</span>
            </div>
            <ScoreBar score={score} />
            <p className="caption text2" lang="en">
              {words.join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
