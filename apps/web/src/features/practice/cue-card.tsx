import type { SessionQuestion } from '@bandwise/contract/exam-tests';
import { useTranslation } from 'react-i18next';
import styles from './long-turn.module.css';
import { PlayButton } from './play-button.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import type { QuestionAudio } from './use-question-audio.ts';

interface CueCardProps {
  question: SessionQuestion;
  audio: QuestionAudio;
}

export function CueCard({ question, audio }: CueCardProps) {
  const { t } = useTranslation('practice');
  const heading = useHeadingFocus();
  return (
    <section className={styles.card} aria-label={t('cueCard')}>
      <div className={styles.cardHead}>
        <span className="caption strong text3">{t('cueCard')}</span>
        <PlayButton audio={audio} variant="soft" />
      </div>
      <h1 ref={heading} className={styles.topic} tabIndex={-1} lang="en">
        {question.question_text}
      </h1>
      <p className="text2">{t('youShouldSay')}</p>
      <ul className={styles.points} lang="en">
        {question.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className={`body2 text2 ${styles.after}`}>{t('roundingOff')}</p>
    </section>
  );
}
