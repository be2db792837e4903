import type { Feedback, QuestionFeedback } from '@bandwise/contract/feedback';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { formatCountdown } from '../../../lib/format.ts';
import { AnswerDetail } from './answer-detail.tsx';
import styles from './answers.module.css';

interface AnswerProps {
  answer: QuestionFeedback;
  feedback: Feedback;
  isOpen: boolean;
  onToggle: () => void;
  onChanged: (() => void) | null;
}

export function Answer({ answer, feedback, isOpen, onToggle, onChanged }: AnswerProps) {
  const { t } = useTranslation('feedback');
  const { question_order: order, duration, words } = answer;
  const said = words.filter(({ kind }) => kind !== 'missing' && kind !== 'filler').length;
  const time = formatCountdown(Math.round(duration));
  return (
    <div className={styles.answer}>
      <h3 className={styles.question}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `answer-${order}` : undefined}
          onClick={onToggle}
        >
          <span className={`figures ${styles.order}`}>{order}</span>
          <span className={styles.questionText} lang="en">
            {answer.questionText}
          </span>
          <span className={`caption text2 figures ${styles.length}`}>
            {answer.audio_id === null ? t('answers.none') : t('answers.length', { time, words: said })}
          </span>
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
        </button>
      </h3>
      {isOpen && (
        <div id={`answer-${order}`} className={styles.body}>
          <AnswerDetail answer={answer} feedback={feedback} onChanged={onChanged} />
        </div>
      )}
    </div>
  );
}
