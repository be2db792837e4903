import type { getTestRecord, ScoringEvent } from '@bandwise/contract/test-records';
import type { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { describeStatus, type AnswerCounts } from '../exam-tests/session-status.ts';
import type { SessionRow } from '../exam-tests/sessions.repository.ts';
import type { ScoringEventRow } from '../feedback/scoring-events.repository.ts';
import { standstillSince } from '../feedback/watch-scoring.ts';
import { causeOfFailure } from './cause-of-failure.ts';
import { whatToReplay } from './what-to-replay.ts';

type Scoring = z.input<typeof getTestRecord.reply>['scoring'];

/** Where the scoring of a session stands, what went wrong with it, and whether it can be replayed. */
export function describeScoring(
  platform: Pick<Platform, 'now'>,
  session: SessionRow,
  answers: AnswerCounts,
  events: readonly ScoringEventRow[],
): Scoring {
  const { status, ...progress } = describeStatus(session.status, answers);
  const since = standstillSince(platform);
  const replay = whatToReplay(session, answers, since);
  const isWhole = status === 'feedback_completed' && answers.failed === 0;
  return {
    ...progress,
    attempts: session.scoringAttempts,
    moved_at: session.scoringMovedAt?.toISOString() ?? null,
    is_stuck: replay === 'stuck',
    can_replay: replay !== 'unfinished' && replay !== 'under way' && replay !== 'nothing',
    error: isWhole ? null : (events.findLast(({ reason }) => reason !== null)?.reason ?? null),
    cause: isWhole ? null : causeOfFailure(events),
    events: events.map(toScoringEvent),
  };
}

const toScoringEvent = (row: ScoringEventRow): ScoringEvent => ({
  id: row.id,
  timestamp: row.timestamp.toISOString(),
  event: row.event,
  question_order: row.questionOrder,
  attempt: row.attempt,
  reason: row.reason,
  user_id: row.userId,
});
