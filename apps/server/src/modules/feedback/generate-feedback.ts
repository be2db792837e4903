import type { generateFeedback as generateFeedbackCall } from '@bandwise/contract/feedback';
import type { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { openSession } from '../exam-tests/open-session.ts';
import { isFinished } from '../exam-tests/session-state.ts';
import { lockSession, type SessionRow } from '../exam-tests/sessions.repository.ts';
import { openRecording } from '../recordings/open-recording.ts';
import { toBands } from './feedback-view.ts';
import { findFeedbackOfSession } from './feedback.repository.ts';
import { judgeAlone } from './judge-alone.ts';
import { requestFeedbackAgain } from './request-feedback.ts';

type Body = z.output<typeof generateFeedbackCall.body>;
type Reply = z.input<typeof generateFeedbackCall.reply>;

/** A session's feedback is asked for, or read where it is there; a text alone is judged while the caller waits. */
export async function generateFeedback(platform: Platform, identity: Identity, body: Body): Promise<Reply> {
  const sessionId = await findSessionId(platform, identity, body);
  if (sessionId !== undefined) return describe(platform, await request(platform, identity, sessionId));
  if (body.text === undefined || body.text === '') throw new ApiError('nothing_to_judge');
  const { bands, examiner_comment, issues, action_plan } = await judgeAlone(platform, identity, {
    text: body.text,
  });
  return { session_id: null, status: null, bands, examiner_comment, issues, action_plan };
}

async function findSessionId(
  { db }: Platform,
  identity: Identity,
  { session_id, audio_id, audio_ids = [] }: Body,
): Promise<number | undefined> {
  if (session_id !== undefined) return (await openSession(db, identity, session_id)).id;
  const [first] = [...(audio_id === undefined ? [] : [audio_id]), ...audio_ids];
  return first === undefined ? undefined : (await openRecording(db, identity, first)).sessionId;
}

/** Again where it failed; a report that is there, or on its way, is left alone. */
async function request(platform: Platform, { user }: Identity, sessionId: number): Promise<SessionRow> {
  return platform.db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (!session) throw new ApiError('session_not_found');
    if (!isFinished(session.status)) throw new ApiError('session_unfinished');
    const isOwed = session.status === 'completed' || session.status === 'failed';
    return isOwed ? requestFeedbackAgain(platform, tx, session, user.id) : session;
  });
}

async function describe({ db }: Platform, { id, status }: SessionRow): Promise<Reply> {
  const row = status === 'feedback_completed' ? await findFeedbackOfSession(db, id) : undefined;
  return {
    session_id: id,
    status,
    bands: row ? toBands(row) : null,
    examiner_comment: row?.document.examiner_comment ?? '',
    issues: row?.document.issues ?? [],
    action_plan: row?.document.action_plan ?? [],
  };
}
