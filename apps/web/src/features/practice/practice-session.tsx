import type { Session, SessionQuestion } from '@bandwise/contract/exam-tests';
import { useState } from 'react';
import { SpeechModelsNotice } from '../../components/speech-models-notice/speech-models-notice.tsx';
import { AnswerStep } from './answer-step.tsx';
import { BeforeFirstAnswer } from './before-first-answer.tsx';
import { ExitDialog } from './exit-dialog.tsx';
import { PracticeHeader } from './practice-header.tsx';
import styles from './practice-page.module.css';
import { createSpokenQuestions } from './spoken-questions.ts';
import { SendingAnswers } from './sending-answers.tsx';
import { usePracticeProgress } from './use-practice-progress.ts';
import { useResume } from './use-resume.ts';

interface PracticeSessionProps {
  userId: number;
  session: Session;
  questions: SessionQuestion[];
}

export function PracticeSession({ userId, session, questions }: PracticeSessionProps) {
  const progress = usePracticeProgress({ userId, session, questions });
  const [isReady, setIsReady] = useState(progress.doneOrders.size > 0);
  const [speak] = useState(createSpokenQuestions);
  const [isLeaving, setIsLeaving] = useState(false);
  useResume(session);

  const { current } = progress;
  return (
    <>
      <PracticeHeader
        session={session}
        questions={questions}
        progress={progress}
        onExit={() => setIsLeaving(true)}
      />
      {progress.isFinished ? (
        <SendingAnswers userId={userId} sessionId={session.id} />
      ) : isReady ? (
        <AnswerStep
          key={current.question_order}
          userId={userId}
          sessionId={session.id}
          question={current}
          progress={progress}
          speak={speak}
        />
      ) : (
        <BeforeFirstAnswer part={session.part} onReady={() => setIsReady(true)} />
      )}
      {/* Below, so that it pushes nothing away when it comes and goes. */}
      <div className={styles.engine}>
        <SpeechModelsNotice />
      </div>
      {isLeaving && (
        <ExitDialog
          sessionId={session.id}
          currentOrder={current.question_order}
          onStay={() => setIsLeaving(false)}
        />
      )}
    </>
  );
}
