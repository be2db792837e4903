import type { analysePerformance as analysePerformanceCall, trends } from '@bandwise/contract/scoring';
import type { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { openRecording } from '../recordings/open-recording.ts';
import { averageBefore, findFeedbackOfSession } from './feedback.repository.ts';

type Reply = z.input<typeof analysePerformanceCall.reply>;
type Trend = (typeof trends)[number];

/** Two sessions of the same speaker differ by about this much without any progress: the interval of docs/scoring.md. */
const noticeableBands = 0.4;

/** The session of a recording beside the mean of the learner's sessions before it; what was not measured counts as 0. */
export async function analysePerformance(
  { db }: Platform,
  identity: Identity,
  audioId: number,
): Promise<Reply> {
  const { sessionId } = await openRecording(db, identity, audioId);
  const current = await findFeedbackOfSession(db, sessionId);
  if (!current) throw new ApiError('feedback_not_found');
  const before = await averageBefore(db, current.userId, sessionId);
  return {
    current_session: {
      wpm: round(current.wordsPerMinute),
      pause_count: current.pauseCount ?? 0,
      long_pause_count: current.longPauseCount ?? 0,
      fluency_score: current.fluencyBand ?? 0,
    },
    historical_average: {
      wpm: round(before.wordsPerMinute),
      pause_count: round(before.pauseCount),
      long_pause_count: round(before.longPauseCount),
      fluency_score: round(before.fluencyBand),
    },
    trend_analysis: {
      fluency_trend: trendOf(current.fluencyExact, before.fluencyExact),
      vocabulary_trend: trendOf(current.lexicalExact, before.lexicalExact),
      grammar_trend: trendOf(current.grammarExact, before.grammarExact),
      pronunciation_trend: trendOf(current.pronunciationExact, before.pronunciationExact),
    },
    improvement_suggestions: current.document.improvementSuggestions,
  };
}

function trendOf(current: number | null, before: number | null): Trend {
  if (current === null || before === null) return 'unknown';
  if (current - before >= noticeableBands) return 'improving';
  return before - current >= noticeableBands ? 'declining' : 'stable';
}

const round = (value: number | null): number => Math.round(10 * (value ?? 0)) / 10;
