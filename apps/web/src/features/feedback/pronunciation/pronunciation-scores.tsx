import type { Feedback } from '@bandwise/contract/feedback';
import styles from './pronunciation.module.css';
import { PronunciationLabel } from './pronunciation-label.tsx';
import { ScoreBar } from './score-bar.tsx';

const parts = ['accuracy', 'fluency', 'completeness', 'prosody'] as const;

interface PronunciationScoresProps {
  scores: NonNullable<Feedback['pronunciation_scores']>;
}

export function PronunciationScores({ scores }: PronunciationScoresProps) {
  return (
    <div>
      <div className={styles.overall}>
        <div>
          <h3>
            <PronunciationLabel name="overall" />
          </h3>
          <p className="body2 text2">
            <PronunciationLabel name="outOf100" />
          </p>
        </div>
        <span className={`figures ${styles.number}`}>{Math.round(scores.overall)}</span>
      </div>
      <ul className={styles.scores}>
        {parts.map((part) => {
          const score = scores[part];
          if (score === undefined) return null;
          return (
            <li key={part}>
              <span>
                <PronunciationLabel name={part} />
              </span>
              <ScoreBar score={score} />
              <span className="figures strong">{Math.round(score)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
