import type { SessionQuestion } from '@bandwise/contract/exam-tests';
import { useTranslation } from 'react-i18next';
import { AudioDeckProvider } from '../../components/audio-player/audio-deck-provider.tsx';
import { AudioPlayer } from '../../components/audio-player/audio-player.tsx';
import { Chip } from '../../components/chip.tsx';
import { useFailureToast } from '../../components/use-failure-toast.ts';
import { useSessionRecordingsQuery } from '../../lib/exam-tests/exam-tests-api.ts';
import styles from './results-page.module.css';

interface QuestionListProps {
  sessionId: number;
  questions: SessionQuestion[];
}

/** What was asked, with the answers to listen to. */
export function QuestionList({ sessionId, questions }: QuestionListProps) {
  const { t } = useTranslation('results');
  const recordings = useSessionRecordingsQuery(sessionId);
  useFailureToast(recordings.error, t('recordingsFailed'));

  const answerTo = (order: number) =>
    recordings.data?.items.find(({ question_order: answered }) => answered === order);
  return (
    <AudioDeckProvider>
      <section className={styles.questions} aria-labelledby="questions">
        <h2 id="questions">{t('questions')}</h2>
        <ol className={`card ${styles.questionList}`}>
          {questions.map((question) => {
            const answer = answerTo(question.question_order);
            return (
              <li key={question.id}>
                <span className={`figures text3 ${styles.order}`}>{question.question_order}</span>
                <div className={styles.questionText}>
                  <p lang="en">{question.question_text}</p>
                  {answer && (
                    <AudioPlayer
                      path={answer.file_path}
                      durationSec={answer.duration}
                      label={t('answer', { order: question.question_order })}
                      isLazy
                    />
                  )}
                </div>
                {question.status === 'completed' ? (
                  <Chip tone="success" icon="check" label={t('questionCompleted')} />
                ) : (
                  <Chip icon="clock" label={t('questionPending')} />
                )}
              </li>
            );
          })}
        </ol>
      </section>
    </AudioDeckProvider>
  );
}
