import type { Feedback } from '@bandwise/contract/feedback';
import { Section } from '../report/section.tsx';
import { excellentWords, problemWords } from './choose-words.ts';
import { ErrorCounts } from './error-counts.tsx';
import styles from './pronunciation.module.css';
import { PronunciationLabel } from './pronunciation-label.tsx';
import { PronunciationScores } from './pronunciation-scores.tsx';
import { Sounds } from './sounds.tsx';
import { WordList } from './word-list.tsx';

interface PronunciationAnalysisProps {
  feedback: Feedback;
}

/** What was heard of the sounds; its labels are given in Chinese, with a translation beside them. */
export function PronunciationAnalysis({ feedback }: PronunciationAnalysisProps) {
  const { pronunciation_scores: scores, word_level_feedback: words } = feedback;
  return (
    <Section id="pronunciation" title={<PronunciationLabel name="title" />}>
      {!scores && words.length === 0 ? (
        <div className={`card ${styles.empty}`}>
          <h3>
            <PronunciationLabel name="noData" />
          </h3>
          <p className="text2">
            <PronunciationLabel name="noDataText" />
          </p>
        </div>
      ) : (
        <div className={styles.analysis}>
          <div className={`card ${styles.card}`}>
            {scores && <PronunciationScores scores={scores} />}
            <WordList title="excellentWords" words={excellentWords(words)} feedback={feedback} />
          </div>
          <div className={`card ${styles.card}`}>
            <WordList title="problemWords" words={problemWords(words)} feedback={feedback} />
            <Sounds sounds={feedback.phoneme_level_feedback} />
            <ErrorCounts words={words} />
          </div>
        </div>
      )}
    </Section>
  );
}
