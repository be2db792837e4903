import type { getSessionStatus, SessionStatus, scoringStages } from '@bandwise/contract/exam-tests';
import type { z } from 'zod';
import { isFinished } from './session-state.ts';

type Status = Omit<z.input<typeof getSessionStatus.reply>, 'wait'>;
type Stage = (typeof scoringStages)[number];

export interface AnswerCounts {
  total: number;
  done: number;
  failed: number;
  waitingForModels: number;
}

/** Tells only what is really under way: a session whose answers are analysed stays `completed` until somebody scores it. */
export function describeStatus(status: SessionStatus, answers: AnswerCounts): Status {
  return {
    status,
    stage: stageOf(status, answers),
    progress: answers.total === 0 ? 0 : (answers.done + answers.failed) / answers.total,
    answers_total: answers.total,
    answers_analysed: answers.done,
    answers_failed: answers.failed,
  };
}

function stageOf(status: SessionStatus, answers: AnswerCounts): Stage {
  if (status === 'feedback_completed') return 'done';
  if (status === 'failed') return 'failed';
  if (!isFinished(status)) return 'practising';
  if (answers.waitingForModels > 0) return 'preparing_models';
  if (answers.done + answers.failed < answers.total) return 'analysing_answers';
  return status === 'feedback_generating' ? 'writing_feedback' : 'answers_analysed';
}
