import type { replayScoring as replayScoringCall } from '@bandwise/contract/test-records';
import type { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { describeStatus } from '../exam-tests/session-status.ts';
import { lockSession } from '../exam-tests/sessions.repository.ts';
import { requestFeedbackAgain } from '../feedback/request-feedback.ts';
import { standstillSince } from '../feedback/watch-scoring.ts';
import { countAnswers } from '../recordings/recordings.repository.ts';
import { whatToReplay } from './what-to-replay.ts';

type Reply = z.input<typeof replayScoringCall.reply>;

/** An administrator has a session scored again. Twice asked, it is done once: the second finds it under way. */
export async function replayScoring(
  platform: Platform,
  { user }: Identity,
  sessionId: number,
): Promise<Reply> {
  return platform.db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (!session) throw new ApiError('session_not_found');
    const replay = whatToReplay(session, await countAnswers(tx, sessionId), standstillSince(platform));
    if (replay === 'unfinished') throw new ApiError('session_unfinished');
    if (replay === 'nothing') throw new ApiError('scoring_complete');
    const isReplayed = replay !== 'under way';
    const current = isReplayed ? await requestFeedbackAgain(platform, tx, session, user.id) : session;
    if (isReplayed) platform.log.info({ sessionId, userId: user.id, replay }, 'scoring is replayed');
    const { status, stage } = describeStatus(current.status, await countAnswers(tx, sessionId));
    return { status, stage, is_replayed: isReplayed };
  });
}
