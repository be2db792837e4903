import { z } from 'zod';
import { idSchema } from './exam-tests.ts';
import { judgedAloneSchema } from './feedback.ts';
import { operation } from './operation.ts';

export const evaluate = operation({
  method: 'POST',
  path: '/scoring/evaluate',
  access: 'signed-in',
  summary: 'Bands of one recording that was analysed, or of a text',
  body: z.object({
    audio_id: idSchema.optional(),
    text: z.string().trim().min(1).max(20_000).optional(),
    session_id: idSchema.optional(),
  }),
  reply: judgedAloneSchema.pick({ bands: true, examiner_comment: true, notices: true }),
});

export const trends = ['improving', 'declining', 'stable', 'unknown'] as const;
const performanceSchema = z.object({
  wpm: z.number(),
  pause_count: z.number(),
  long_pause_count: z.number(),
  /** A band. */
  fluency_score: z.number(),
});

export const analysePerformance = operation({
  method: 'GET',
  path: '/scoring/performance/analysis',
  access: 'signed-in',
  summary: 'The session of a recording compared with the sessions before it',
  query: z.object({ audio_id: idSchema }),
  reply: z.object({
    current_session: performanceSchema,
    historical_average: performanceSchema,
    trend_analysis: z.object({
      fluency_trend: z.enum(trends),
      vocabulary_trend: z.enum(trends),
      grammar_trend: z.enum(trends),
      pronunciation_trend: z.enum(trends),
    }),
    improvement_suggestions: z.array(z.string()),
  }),
});
