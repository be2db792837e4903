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
        /** The half bands that it may as well be; null where a session was scored without saying. */
        overall_range: z.object({ low: z.number(), high: z.number() }).nullable(),
        fluency_band: z.number().nullable(),
        lexical_band: z.number().nullable(),
        grammar_band: z.number().nullable(),
        pronunciation_band: z.number().nullable(),
      }),
    ),
    total: z.int(),
  }),
});
export type ScoredSession = z.infer<typeof getScoreHistory.reply>['items'][number];

export const criteria = ['fluency', 'lexical', 'grammar', 'pronunciation'] as const;
export type Criterion = (typeof criteria)[number];
/** As every report of ours names them. */
export const criterionNames: Record<Criterion, string> = {
  fluency: 'Fluency & Coherence',
  lexical: 'Lexical Resource',
  grammar: 'Grammatical Range & Accuracy',
  pronunciation: 'Pronunciation',
};

/** The latest sessions beside those before them; bands as measured, before rounding. */
const comparisonSchema = z.object({
  recent_average: z.number(),
  earlier_average: z.number(),
  recent_sessions: z.int(),
  earlier_sessions: z.int(),
  /** A difference that sessions of the same speaker show by chance counts as none. */
  verdict: z.enum(['improved', 'declined', 'unchanged']),
});

export const getSkillProgress = operation({
  method: 'GET',
  path: '/stats/skill-progress',
  access: 'signed-in',
  summary:
    'Where the signed-in user stands in each criterion, and what changed; nothing before the first score',
  reply: z.object({
    items: z.array(
      z.object({
        criterion: z.enum(criteria),
        name: z.string(),
        /** The band of the latest session that has one. */
        currentLevel: z.number(),
        feedback: z.string(),
        areasToImprove: z.array(z.string()),
        strengths: z.array(z.string()),
        /** Null while there are too few sessions to tell. */
        comparison: comparisonSchema.nullable(),
      }),
    ),
    total: z.int(),
    /** Scored sessions, and how many a comparison needs. */
    scored_sessions: z.int(),
    sessions_to_compare: z.int(),
  }),
});
export type SkillProgress = z.infer<typeof getSkillProgress.reply>['items'][number];

export const getPracticeTime = operation({
  method: 'GET',
  path: '/stats/practice-time',
  access: 'signed-in',
  summary: 'Minutes spoken in each of the last weeks, oldest first; weeks begin on Monday, in UTC',
  query: z.object({ weeks: z.coerce.number().int().min(1).max(52).default(12) }),
  reply: z.object({
    items: z.array(z.object({ week_start: z.iso.date(), minutes: z.number(), answers: z.int() })),
    total: z.int(),
  }),
});
