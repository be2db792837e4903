import type { uploadAnswer } from '@bandwise/contract/audio-session';
import type { nextQuestion, updateSession } from '@bandwise/contract/exam-tests';
import { send } from '../api-client.ts';
import type { ApiFailure } from '../api-failure.ts';
import { ApiError, failureOf } from '../api-failure.ts';
import type { KeptAnswer } from './kept-answer.ts';
import { keyOf } from './kept-answer.ts';
import { readSound } from './read-sound.ts';

/** `later` means that nothing gets through at the moment; `refused`, that this answer never will. */
export type SendOutcome =
  { kind: 'sent'; isSessionCompleted: boolean } | { kind: 'refused' | 'later'; failure: ApiFailure };

/** Uploads an answer and lets it count; both are safe to repeat, so a reply that got lost does no harm. */
export async function sendAnswer(answer: KeptAnswer, signal: AbortSignal): Promise<SendOutcome> {
  try {
    return { kind: 'sent', isSessionCompleted: await uploadAndCount(answer, signal) };
  } catch (error) {
    const failure = failureOf(error);
    return { kind: isPassing(failure) ? 'later' : 'refused', failure };
  }
}

async function uploadAndCount(answer: KeptAnswer, signal: AbortSignal): Promise<boolean> {
  const { audio_id } = await send<typeof uploadAnswer>('POST', '/audio-session/upload', {
    form: {
      session_id: answer.sessionId,
      question_order: answer.questionOrder,
      idempotency_key: answer.id,
      sha256: answer.sha256,
    },
    file: await readSound(keyOf(answer)),
    signal,
  });
  const params = { id: answer.sessionId };
  const { is_completed } = await send<typeof nextQuestion>('POST', '/exam-tests/sessions/:id/next-question', {
    params,
    query: { audio_id },
  });
  if (is_completed) await askForFeedback(answer.sessionId);
  return is_completed;
}

/** The answers are safe by now; whoever looks at the results later can still ask for feedback. */
async function askForFeedback(sessionId: number): Promise<void> {
  await send<typeof updateSession>('PUT', '/exam-tests/sessions/:id', {
    params: { id: sessionId },
    body: { status: 'feedback_generating' },
  }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}

const passingStatuses = new Set([0, 401, 408, 425, 429]);

function isPassing({ status, code }: ApiFailure): boolean {
  return passingStatuses.has(status) || status >= 500 || code === 'upload_incomplete' || code === 'conflict';
}
