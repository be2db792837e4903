import type { WordFeedback } from '@bandwise/contract/feedback';
import styles from './pronunciation.module.css';
import { errorShare } from './error-share.ts';
import { PronunciationLabel } from './pronunciation-label.tsx';

const errors = ['Mispronunciation', 'Omission', 'Insertion'] as const;

interface ErrorCountsProps {
  words: WordFeedback[];
}

/** How many errors of each kind there were; five fill the bar. */
export function ErrorCounts({ words }: ErrorCountsProps) {
  const counts = errors.map((error) => ({
    error,
    count: words.filter(({ error_type }) => error_type === error).length,
  }));
  if (counts.every(({ count }) => count === 0)) return null;
  return (
    <div>
      <h3 className={styles.listTitle}>
        <PronunciationLabel name="errorKinds" />
      </h3>
      <ul className={styles.scores}>
        {counts.map(({ error, count }) => (
          <li key={error}>
            <span>
              <PronunciationLabel name={error} />
            </span>
            <div className={styles.bar} aria-hidden="true">
              <div className={styles.errorBar} style={{ width: `${errorShare(count)}%` }} />
            </div>
            <span className="figures strong">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
