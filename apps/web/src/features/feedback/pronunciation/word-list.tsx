import type { Feedback, WordFeedback } from '@bandwise/contract/feedback';
import { coachingLimits } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import { useAudioDeck } from '../../../components/audio-player/use-audio-deck.ts';
import type { IconName } from '../../../components/icon.tsx';
import { Icon } from '../../../components/icon.tsx';
import { isProblem } from './choose-words.ts';
import styles from './pronunciation.module.css';
import { PronunciationLabel } from './pronunciation-label.tsx';

const [, wrongBelow] = coachingLimits.scoreTiers;

interface WordListProps {
  title: 'excellentWords' | 'problemWords';
  words: WordFeedback[];
  feedback: Feedback;
}

/** Words to press and hear, each with its score. */
export function WordList({ title, words, feedback }: WordListProps) {
  const { t } = useTranslation('feedback');
  const deck = useAudioDeck();

  function hear({ question_order: order, start_seconds: start, end_seconds: end }: WordFeedback) {
    const answer = feedback.questionFeedback.find(({ question_order }) => question_order === order);
    if (answer?.audioUrl && start !== null) void deck.play(answer.audioUrl, start, end ?? undefined);
  }

  return (
    <div>
      <h3 className={styles.listTitle}>
        <PronunciationLabel name={title} />
      </h3>
      {words.length === 0 ? (
        <p className="body2 text2">
          <PronunciationLabel name="noWords" />
        </p>
      ) : (
        <ul className={styles.words}>
          {words.map((word) => {
            const look = lookOf(word);
            const score = Math.round(word.accuracy_score);
            return (
              <li key={word.word}>
                <button
                  type="button"
                  className={styles[look]}
                  aria-label={t('word.hearScored', { word: word.word, score })}
                  onClick={() => hear(word)}
                >
                  <Icon name={icons[look]} sizePx={16} />
                  <span lang="en">{word.word}</span>
                  <span className="figures">{score}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

const icons = { good: 'check', mid: 'warning', bad: 'close' } as const satisfies Record<string, IconName>;

function lookOf(word: WordFeedback): keyof typeof icons {
  if (!isProblem(word)) return 'good';
  return word.accuracy_score < wrongBelow || word.error_type !== 'None' ? 'bad' : 'mid';
}
