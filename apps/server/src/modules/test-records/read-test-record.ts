import type { getTestRecord, LlmCall, RecordedAnswer } from '@bandwise/contract/test-records';
import type { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { findUser, type UserRow } from '../accounts/users.repository.ts';
import { openSession } from '../exam-tests/open-session.ts';
import { toSession } from '../exam-tests/session-view.ts';
import { toFeedback } from '../feedback/feedback-view.ts';
import { findFeedbackOfSession, type FeedbackRow } from '../feedback/feedback.repository.ts';
import { listScoringEvents, type ScoringEventRow } from '../feedback/scoring-events.repository.ts';
import { countAnswers, readTranscript } from '../recordings/recordings.repository.ts';
import { errorOf } from './answer-errors.ts';
import { describeScoring } from './describe-scoring.ts';
import { listCallsFor, listGivenAnswers, type GivenAnswer } from './test-records.repository.ts';

type Reply = z.input<typeof getTestRecord.reply>;
type Scores = Reply['scores'];

/** Every answer of the longest part, heard and judged by providers that were each asked twice, several times over. */
const callsListedMax = 200;

export async function readTestRecord(
  platform: Platform,
  identity: Identity,
  sessionId: number,
): Promise<Reply> {
  const { db } = platform;
  const session = await openSession(db, identity, sessionId);
  const [learner, feedback, transcript, counts, answers, events, calls] = await Promise.all([
    findUser(db, session.userId),
    findFeedbackOfSession(db, sessionId),
    readTranscript(db, sessionId),
    countAnswers(db, sessionId),
    listGivenAnswers(db, sessionId),
    listScoringEvents(db, sessionId),
    listCallsFor(db, sessionId, callsListedMax + 1),
  ]);
  // Deleted between the two questions.
  if (!learner) throw new ApiError('session_not_found');
  const recordings = answers
    .filter(({ recording }) => recording.replacedAt === null)
    .map((answer) => toRecordedAnswer(answer, events))
    .toSorted((one, other) => one.question_order - other.question_order);
  return {
    session: toSession(session, transcript),
    learner: toLearner(learner),
    scores: toScores(feedback),
    feedback: feedback ? toFeedback(feedback) : null,
    recordings,
    scoring: describeScoring(platform, session, counts, events),
    llm_calls: calls.slice(0, callsListedMax).map(toLlmCall),
    has_more_calls: calls.length > callsListedMax,
  };
}

const toLearner = (user: UserRow): Reply['learner'] => ({
  id: user.id,
  full_name: user.fullName,
  email: user.email,
  is_anonymous: user.isAnonymous,
  is_active: user.isActive,
});

/** In the order of the specification; without a report all of them are missing. */
function toScores(row: FeedbackRow | undefined): Scores {
  const rangeOf = (place: number) => row?.document.criteriaScores[place]?.range ?? null;
  const { fluencyBand = null, lexicalBand = null, grammarBand = null, pronunciationBand = null } = row ?? {};
  const {
    fluencyExact = null,
    lexicalExact = null,
    grammarExact = null,
    pronunciationExact = null,
  } = row ?? {};
  return [
    { name: 'fluency', score: fluencyBand, exact: fluencyExact, range: rangeOf(0) },
    { name: 'lexical', score: lexicalBand, exact: lexicalExact, range: rangeOf(1) },
    { name: 'grammar', score: grammarBand, exact: grammarExact, range: rangeOf(2) },
    { name: 'pronunciation', score: pronunciationBand, exact: pronunciationExact, range: rangeOf(3) },
    {
      name: 'overall',
      score: row?.overallBand ?? null,
      exact: row?.overallExact ?? null,
      range: row?.document.overall_range ?? null,
    },
  ];
}

function toRecordedAnswer(
  { recording, question }: GivenAnswer,
  events: readonly ScoringEventRow[],
): RecordedAnswer {
  return {
    audio_id: recording.id,
    question_order: recording.questionOrder,
    question,
    file_path: recording.objectKey,
    duration: recording.durationMs / 1000,
    bytes: recording.sizeBytes,
    created_at: recording.createdAt.toISOString(),
    analysis: recording.analysis,
    // The last one of a failed answer only gave it up.
    analysis_attempts: Math.max(0, recording.analysisAttempts - (recording.analysis === 'failed' ? 1 : 0)),
    transcription: recording.transcription,
    error: errorOf(recording, events),
  };
}

const toLlmCall = (call: Awaited<ReturnType<typeof listCallsFor>>[number]): LlmCall => ({
  id: call.id,
  timestamp: call.timestamp.toISOString(),
  provider: call.provider,
  job: call.job,
  model: call.model,
  status_code: call.statusCode,
  input_tokens: call.inputTokens,
  output_tokens: call.outputTokens,
  response_time_ms: call.responseTimeMs,
  cost: call.cost,
  error: call.error,
});
