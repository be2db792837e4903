import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Database } from '../../platform/database/database.ts';
import { findUser } from '../accounts/users.repository.ts';
import { openSession } from '../exam-tests/open-session.ts';
import { findFeedbackOfSession } from '../feedback/feedback.repository.ts';
import type { ReportContent } from './pdf/report-content.ts';

/** Under the learner's name, also where an administrator reads it. */
export async function readReport(
  db: Database,
  identity: Identity,
  sessionId: number,
  timeZone?: string,
): Promise<ReportContent> {
  const session = await openSession(db, identity, sessionId);
  const [feedback, learner] = await Promise.all([
    findFeedbackOfSession(db, session.id),
    findUser(db, session.userId),
  ]);
  if (!feedback) throw new ApiError('feedback_not_found');
  return {
    // Somebody who tries it without an account has no name.
    learnerName: learner && learner.fullName !== '' ? learner.fullName : 'Guest',
    session: {
      id: session.id,
      examCode: session.examCode,
      part: session.part,
      topic: session.topic,
      at: session.completedAt ?? session.createdAt,
      timeZone: knownTimeZone(timeZone),
    },
    feedback: feedback.document,
  };
}

/** A browser may know zones that we do not. */
function knownTimeZone(name = 'UTC'): string {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
