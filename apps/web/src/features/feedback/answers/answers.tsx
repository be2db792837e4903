import type { Feedback } from '@bandwise/contract/feedback';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../report/section.tsx';
import { Answer } from './answer.tsx';
import styles from './answers.module.css';
import { Legend } from './legend.tsx';

interface AnswersProps {
  feedback: Feedback;
  /** Null where the transcript is not for the reader to correct. */
  onChanged: (() => void) | null;
}

/** Every question with what was said to it; the first one is open. */
export function Answers({ feedback, onChanged }: AnswersProps) {
  const { t } = useTranslation('feedback');
  const answers = feedback.questionFeedback.toSorted(
    (one, other) => one.question_order - other.question_order,
  );
  const [open, setOpen] = useState(() => new Set(answers.slice(0, 1).map((answer) => answer.question_order)));

  const toggle = (order: number) => {
    const next = new Set(open);
    if (!next.delete(order)) next.add(order);
    setOpen(next);
  };

  return (
    <Section id="answers" title={t('answers.title')}>
      <Legend />
      <div className={`card ${styles.answers}`}>
        {answers.map((answer) => (
          <Answer
            key={answer.question_order}
            answer={answer}
            feedback={feedback}
            isOpen={open.has(answer.question_order)}
            onToggle={() => toggle(answer.question_order)}
            onChanged={onChanged}
          />
        ))}
      </div>
    </Section>
  );
}
