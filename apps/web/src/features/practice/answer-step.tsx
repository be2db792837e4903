import type { SessionQuestion } from '@bandwise/contract/exam-tests';
import { useRecorder } from '../../components/recorder/use-recorder.ts';
import { LongTurn } from './long-turn.tsx';
import { ShortTurn } from './short-turn.tsx';
import type { SpokenQuestions } from './spoken-questions.ts';
import { useAnswer } from './use-answer.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import type { PracticeProgress } from './use-practice-progress.ts';
import { useNextInAdvance } from './use-next-in-advance.ts';
import { useQuestionAudio } from './use-question-audio.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface AnswerStepProps {
  userId: number;
  sessionId: number;
  question: SessionQuestion;
  progress: PracticeProgress;
  speak: SpokenQuestions;
}

/** One question from its first word to the saved answer. */
export function AnswerStep({ userId, sessionId, question, progress, speak }: AnswerStepProps) {
  const recorder = useRecorder(question.max_seconds);
  const isRecording = recorder.state === 'recording';
  const answer = useAnswer({ userId, sessionId, question, recorder, onSaved: progress.goOn });
  const audio = useQuestionAudio(speak, question.question_text, isRecording || recorder.isStarting);
  useNextInAdvance(speak, question.question_text, progress.upcoming?.question_text);
  useWakeLock(isRecording);
  useLeaveGuard(isRecording || (answer.canSave && !answer.isKept));

  const step = { question, answer, audio, progress };
  return question.kind === 'cue_card' ? (
    <LongTurn {...step} sessionId={sessionId} />
  ) : (
    <ShortTurn {...step} />
  );
}
