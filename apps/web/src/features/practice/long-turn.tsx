import type { SessionQuestion } from '@bandwise/contract/exam-tests';
import { useState } from 'react';
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
