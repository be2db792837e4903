import type { SessionQuestion } from '@bandwise/contract/exam-tests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerPanel } from './answer-panel.tsx';
import { CueCard } from './cue-card.tsx';
import styles from './long-turn.module.css';
import { Notes } from './notes.tsx';
import { Preparation } from './preparation.tsx';
import type { Answer } from './use-answer.ts';
import type { PracticeProgress } from './use-practice-progress.ts';
import type { QuestionAudio } from './use-question-audio.ts';

interface LongTurnProps {
  sessionId: number;
  question: SessionQuestion;
  answer: Answer;
  audio: QuestionAudio;
  progress: PracticeProgress;
}

/** The cue card: a minute to prepare, then up to two to speak. */
export function LongTurn({ sessionId, question, answer, audio, progress }: LongTurnProps) {
  const { t } = useTranslation('recorder');
  const [isPrepared, setIsPrepared] = useState(false);
  const isPreparing = !isPrepared && !progress.isDone && !answer.restored;

  function speak() {
    setIsPrepared(true);
    answer.recorder.start();
  }

  return (
    <div className={`container ${styles.turn} ${isPreparing ? '' : (styles.speaking ?? '')}`}>
      <CueCard question={question} audio={audio} />
      <div className={styles.side}>
        {/* Stands here from the start: what appears together with its text is not read out. */}
        <p className="visually-hidden" role="status">
          {isPrepared && answer.recorder.state === 'recording' && t('state.recording')}
        </p>
        {isPreparing ? (
          <Preparation question={question} onOver={speak} />
        ) : (
          <AnswerPanel answer={answer} progress={progress} />
        )}
      </div>
      <Notes sessionId={sessionId} />
    </div>
  );
}
