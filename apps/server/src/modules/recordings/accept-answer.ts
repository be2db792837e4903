import type { uploadAnswer } from '@bandwise/contract/audio-session';
import type { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockOwnSession } from '../exam-tests/open-session.ts';
import { isFinished } from '../exam-tests/session-state.ts';
import { addSpeech, listQuestionsOf, type SessionRow } from '../exam-tests/sessions.repository.ts';
import { analyseRecordingJob } from './analyse-recording.ts';
import { noteRemoval, strikeRemoval } from './object-removals.repository.ts';
import {
  findRecordingByKey,
  insertRecording,
  replaceAnswer,
  type RecordingRow,
} from './recordings.repository.ts';
import type { IncomingAnswer } from './store-incoming.ts';

/** Somebody may be listening to the answer that is replaced. */
const replacedKeptMs = 60 * 60 * 1000;
/** A recorder that stops at the limit delivers a block or two more, and clocks differ. */
const durationToleranceMs = 5_000;

type AnswerForm = z.output<typeof uploadAnswer.form>;

interface AcceptedAnswer {
  recording: RecordingRow;
  /** False when it had been taken before, and this upload is not needed. */
  isNew: boolean;
}

/** Makes a stored upload the learner's answer, once; its analysis is in the queue when this commits. */
export async function acceptAnswer(
  platform: Platform,
  identity: Identity,
  form: AnswerForm,
  incoming: IncomingAnswer & { durationMs: number },
): Promise<AcceptedAnswer> {
  return platform.db.transaction(async (tx) => {
    const session = await lockOwnSession(tx, identity, form.session_id);
    const known = await findKnown(tx, session, form.idempotency_key, incoming.sha256);
    if (known) return { recording: known, isNew: false };
    if (isFinished(session.status)) throw new ApiError('session_closed');

    const questionOrder = form.question_order ?? session.currentQuestionOrder;
    await assertFits(tx, session, questionOrder, incoming.durationMs);
    const at = platform.now();
    const replaced = await replaceAnswer(tx, { sessionId: session.id, questionOrder }, at);
    if (replaced) await noteRemoval(tx, replaced.objectKey, new Date(at.getTime() + replacedKeptMs));
    const recording = await insertRecording(tx, {
      userId: session.userId,
      sessionId: session.id,
      questionOrder,
      idempotencyKey: form.idempotency_key ?? null,
      objectKey: incoming.objectKey,
      sha256: incoming.sha256,
      sizeBytes: incoming.sizeBytes,
      durationMs: incoming.durationMs,
      createdAt: at,
    });
    await addSpeech(tx, session, {
      practisedMs: incoming.durationMs,
      countedMs: incoming.durationMs - (replaced?.durationMs ?? 0),
      at,
    });
    if (!(await strikeRemoval(tx, incoming.objectKey))) throw new ApiError('unavailable');
    await platform.queue.send(analyseRecordingJob, { recordingId: recording.id }, tx);
    return { recording, isNew: true };
  });
}

async function findKnown(
  tx: Database,
  session: SessionRow,
  idempotencyKey: string | undefined,
  sha256: string,
): Promise<RecordingRow | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const known = await findRecordingByKey(tx, session.userId, idempotencyKey);
  if (known && (known.sessionId !== session.id || known.sha256 !== sha256))
    throw new ApiError('upload_key_reused');
  return known;
}

async function assertFits(tx: Database, session: SessionRow, questionOrder: number, durationMs: number) {
  const questions = await listQuestionsOf(tx, session.id);
  const question = questions.find((one) => one.questionOrder === questionOrder);
  if (!question) throw new ApiError('unknown_question');
  if (durationMs > question.maxSec * 1000 + durationToleranceMs) throw new ApiError('recording_too_long');
}
