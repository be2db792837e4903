import type { SessionQuestion } from '@bandwise/contract/exam-tests';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../components/chip.tsx';
import { MarkedText } from '../../components/marked-text.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { PlayButton } from './play-button.tsx';
import styles from './practice-page.module.css';
import type { Answer } from './use-answer.ts';
import type { PracticeProgress } from './use-practice-progress.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import type { QuestionAudio } from './use-question-audio.ts';

interface ShortTurnProps {
  question: SessionQuestion;
  answer: Answer;
  audio: QuestionAudio;
  progress: PracticeProgress;
}

export function ShortTurn({ question, answer, audio, progress }: ShortTurnProps) {
  const { t } = useTranslation('practice');
  const heading = useHeadingFocus();
  return (
    <div className={styles.column}>
      <Chip
        label={
          <span>
            <MarkedText text={t('topic', { topic: question.topic })} />
          </span>
        }
      />
      <h1 ref={heading} className={styles.question} tabIndex={-1} lang="en">
        {question.question_text}
      </h1>
      <PlayButton audio={audio} variant="outlined" />
      <AnswerPanel answer={answer} progress={progress} />
    </div>
  );
}
