import type { Database } from '../../platform/database/database.ts';
import { reasonOf } from '../../platform/errors/describe-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockSession, updateSession, type SessionRow } from '../exam-tests/sessions.repository.ts';
import { countAnswers } from '../recordings/recordings.repository.ts';
import { overallModelState } from '../speech-models/model-state.ts';
import { listModelStates } from '../speech-models/speech-models.repository.ts';
import { giveUpScoring } from './give-up-scoring.ts';
import { noteScoring } from './note-scoring.ts';
import { queueAnalysesAgain, queueWhenHeard, requestFeedbackAgain } from './request-feedback.ts';
import { findLastResult, isPassedOver, listUnmoved } from './scoring.repository.ts';

/** Twice this and two looks are less than the two minutes after which nobody may still be waiting in vain. */
const standstillMs = 50_000;
const lookEveryMs = 8_000;
/** Enough for a server that was just updated and finds old sessions; the rest comes with the next look. */
const sessionsPerLook = 50;

/** Runs beside the web server, because a worker that is gone cannot watch over itself. Several watch each other's work in vain. */
export function runScoringWatch(platform: Platform): { stop: () => Promise<void> } {
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= watchScoring(platform)
      .catch((error: unknown) => {
        platform.log.warn({ reason: reasonOf(error) }, 'sessions could not be watched');
      })
      .finally(() => (looking = undefined));
  }, lookEveryMs);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

/** What has not moved since then should have. */
export const standstillSince = ({ now }: Pick<Platform, 'now'>): Date =>
  new Date(now().getTime() - standstillMs);

/**
 * Finds sessions on whose way to feedback nothing moves, though it could: the first time their work is put into the queue
 * again, the second time they are given up, and the learner may ask again.
 */
export async function watchScoring(platform: Platform): Promise<void> {
  const since = standstillSince(platform);
  for (const sessionId of await listUnmoved(platform.db, since, sessionsPerLook))
    await platform.db.transaction(async (tx) => {
      const session = await lockSession(tx, sessionId);
      if (session?.status === 'completed') await requestFeedbackAgain(platform, tx, session);
      else if (session && (await standsStill(platform, tx, session, since)))
        await (session.scoringRevived ? giveUp(platform, tx, session) : revive(platform, tx, session));
    });
}

async function standsStill(
  platform: Platform,
  tx: Database,
  { id, status, scoringMovedAt }: SessionRow,
  since: Date,
): Promise<boolean> {
  if (status !== 'feedback_generating' || scoringMovedAt === null || scoringMovedAt >= since) return false;
  const { waitingForModels } = await countAnswers(tx, id);
  if (waitingForModels > 0 && (await areModelsOnTheirWay(platform, tx))) return false;
  const lastResult = await findLastResult(tx);
  const isQueueMoving = lastResult !== null && lastResult >= since;
  return !isQueueMoving || (await isPassedOver(tx, scoringMovedAt, since));
}

/** Also while there is no network for them: a worker is there, and goes on when they come. */
async function areModelsOnTheirWay({ now }: Platform, tx: Database): Promise<boolean> {
  const { state } = overallModelState(await listModelStates(tx), now());
  return state === 'fetching' || state === 'failed';
}

async function revive(platform: Platform, tx: Database, session: SessionRow): Promise<void> {
  platform.log.warn({ sessionId: session.id }, 'the way to feedback stood still; its work is queued again');
  await updateSession(tx, session.id, { scoringRevived: true, scoringMovedAt: platform.now() });
  await noteScoring(platform, tx, { sessionId: session.id, event: 'stood_still' });
  await queueAnalysesAgain(platform, tx, session.id);
  await queueWhenHeard(platform, tx, session.id);
}

async function giveUp(platform: Platform, tx: Database, session: SessionRow): Promise<void> {
  platform.log.warn({ sessionId: session.id }, 'the way to feedback stood still again and was given up');
  await giveUpScoring(platform, tx, session);
}
