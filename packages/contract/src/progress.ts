import { z } from 'zod';
import { listLimitDefault, listLimitMax } from './limits.ts';
import { operation } from './operation.ts';

export const getUserStats = operation({
  method: 'GET',
  path: '/users/stats',
  access: 'signed-in',
  summary: 'Totals of the signed-in user; scores are null until a session was scored',
  reply: z.object({
    totalSessions: z.int(),
    completedSessions: z.int(),
    averageScore: z.number().nullable(),
    highestScore: z.number().nullable(),
    totalPracticeMinutes: z.int(),
    lastPracticeDate: z.iso.datetime().nullable(),
  }),
});

export const getScoreHistory = operation({
  method: 'GET',
  path: '/stats/score-history',
  access: 'signed-in',
  summary: 'Every scored session of the signed-in user, newest first',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(listLimitMax).default(listLimitDefault),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  reply: z.object({
    items: z.array(
      z.object({
        session_id: z.int(),
        exam_code: z.string(),
        date: z.iso.datetime(),
        overallScore: z.number(),
      }),
    ),
    total: z.int(),
  }),
});
