import type { listPracticeLogs as listPracticeLogsCall } from '@bandwise/contract/test-records';
import type { z } from 'zod';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { openSession } from '../exam-tests/open-session.ts';
import { listScoringEvents } from '../feedback/scoring-events.repository.ts';
import { errorOf } from './answer-errors.ts';
import { listGivenAnswers } from './test-records.repository.ts';

type Reply = z.input<typeof listPracticeLogsCall.reply>;

export async function listPracticeLogs(
  { db }: Platform,
  identity: Identity,
  sessionId: number,
): Promise<Reply> {
  await openSession(db, identity, sessionId);
  const [answers, events] = await Promise.all([
    listGivenAnswers(db, sessionId),
    listScoringEvents(db, sessionId),
  ]);
  const items = answers.map(({ recording, question }) => ({
    timestamp: recording.createdAt.toISOString(),
    question_order: recording.questionOrder,
    question,
    audio_duration_seconds: recording.durationMs / 1000,
    is_replaced: recording.replacedAt !== null,
    error: recording.replacedAt === null ? errorOf(recording, events) : null,
  }));
  return { items, total: items.length };
}
