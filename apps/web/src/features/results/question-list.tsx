import type { SessionQuestion } from '@bandwise/contract/exam-tests';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../components/chip.tsx';
import styles from './results-page.module.css';

interface QuestionListProps {
  questions: SessionQuestion[];
}

export function QuestionList({ questions }: QuestionListProps) {
  const { t } = useTranslation('results');
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions">{t('questions')}</h2>
      <ol className={`card ${styles.questionList}`}>
        {questions.map((question) => (
          <li key={question.id}>
            <span className={`figures text3 ${styles.order}`}>{question.question_order}</span>
            <span className={styles.questionText} lang="en">
              {question.question_text}
            </span>
            {question.status === 'completed' ? (
              <Chip tone="success" icon="check" label={t('questionCompleted')} />
            ) : (
              <Chip icon="clock" label={t('questionPending')} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
