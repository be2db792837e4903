import { z } from 'zod';
import { healthSchema } from './debug-health.ts';
import { sessionStatuses } from './exam-tests.ts';
import { debugLimits } from './limits.ts';
import { operation } from './operation.ts';

const maxInteger = 2_147_483_647;
const integer = z.coerce.number().int().min(1).max(maxInteger);
const hours = integer.max(debugLimits.hoursMax);

const logMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export const outsideProviders = ['azure', 'openai', 'deepseek', 'kimi', 'spark', 'baichuan'] as const;

/** What the log may be narrowed down to; all of it together. */
const filters = {
  start_time: z.iso.datetime({ offset: true }).optional(),
  method: z.enum(logMethods).optional(),
  status_code: integer.max(999).optional(),
  user_id: integer.optional(),
  session_id: integer.optional(),
  /** A part of it, in whichever case; numbers are whole: `sessions/31` does not find `sessions/318`. What is in no route is looked for in names. */
  path: z
    .string()
    .trim()
    .max(debugLimits.pathMaxLength)
    .regex(/^\P{Cc}*$/u, 'No path has control characters')
    .optional(),
  /** Milliseconds. */
  min_response_time: integer.optional(),
};

const logSchema = z.object({
  id: z.int(),
  timestamp: z.iso.datetime(),
  request_id: z.string(),
  method: z.string(),
  path: z.string(),
  status_code: z.int(),
  /** Milliseconds. */
  response_time: z.int(),
  user_id: z.int().nullable(),
  session_id: z.int().nullable(),
  ip_address: z.string(),
});
export type DebugLog = z.infer<typeof logSchema>;

/** Redacted JSON, cut at 8 KiB: then it ends with a mark and is no JSON any more. Null where there was none. */
const bodies = { request_body: z.string().nullable(), response_body: z.string().nullable() };

export const listLogs = operation({
  method: 'GET',
  path: '/debug/logs',
  access: 'admin',
  summary: 'Requests, the newest first, a page at a time',
  query: z
    .object({
      ...filters,
      page: integer.default(1),
      size: integer.max(debugLimits.logPageSizeMax).default(debugLimits.logPageSize),
      /** From the page before this one: makes any page as quick as the first. */
      cursor: z.string().max(100).optional(),
    })
    .refine(({ page, size }) => page * size <= debugLimits.pagedRowsMax, {
      path: ['page'],
      message: `Pages reach back ${String(debugLimits.pagedRowsMax)} requests; go on with next_cursor`,
    }),
  reply: z.object({
    items: z.array(logSchema),
    total: z.int(),
    pages: z.int(),
    /** True when there may be more than were counted. */
    total_is_lower_bound: z.boolean(),
    next_cursor: z.string().nullable(),
    /** Set when the search stopped at this moment, having looked at enough; next_cursor goes on from there. */
    searched_back_to: z.iso.datetime().nullable(),
  }),
});

export const getLog = operation({
  method: 'GET',
  path: '/debug/logs/:id',
  access: 'admin',
  summary: 'A request with its bodies',
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  reply: logSchema.extend(bodies),
});

const figures = {
  total_requests: z.int(),
  success_requests: z.int(),
  /** Status 400 and above. */
  error_requests: z.int(),
  /** Milliseconds. */
  avg_response_time: z.number(),
};
const statsSchema = z.object({
  ...figures,
  since: z.iso.datetime(),
  /** Seconds that a point of the series stands for. */
  step: z.int(),
  /** Every step of the time, also those without requests; the newest may still be filling. */
  series: z.array(
    z.object({ time: z.iso.datetime(), ...figures, client_errors: z.int(), server_errors: z.int() }),
  ),
  status_classes: z.array(
    z.object({ status_class: z.enum(['1xx', '2xx', '3xx', '4xx', '5xx']), requests: z.int() }),
  ),
  /** The most called, by whole hours. `#` stands for a number, `*` for a name or for anything unknown. */
  top_paths: z.array(
    z.object({ method: z.string(), path: z.string(), ...figures, max_response_time: z.int() }),
  ),
});
export type LogStats = z.infer<typeof statsSchema>;

export const getLogStats = operation({
  method: 'GET',
  path: '/debug/stats',
  access: 'admin',
  summary: 'Requests of the last hours in figures and over time',
  query: z.object({ hours: hours.default(24) }),
  reply: statsSchema,
});

const exportFormats = ['csv', 'json'] as const;
const exported = z.object({ format: z.enum(exportFormats).default('csv'), ...filters });

/** CSV has the columns of the list; JSON also the bodies. */
export const exportLogs = operation({
  method: 'GET',
  path: '/debug/export',
  access: 'admin',
  summary: 'Every request that the filters let through, as a file',
  query: exported,
  produces: 'text/csv',
});

export const exportLogsByPost = operation({
  method: 'POST',
  path: '/debug/export',
  access: 'admin',
  summary: 'The same, with the filters in the body',
  body: exported,
  produces: 'text/csv',
});

const logItems = z.object({ items: z.array(logSchema), total: z.int() });

export const listUserRequests = operation({
  method: 'GET',
  path: '/debug/user/:id/recent',
  access: 'admin',
  summary: 'What somebody did last',
  params: z.object({ id: integer }),
  query: z.object({ limit: integer.max(debugLimits.recentMax).default(debugLimits.recent) }),
  reply: logItems,
});

export const listRecentErrors = operation({
  method: 'GET',
  path: '/debug/recent-errors',
  access: 'admin',
  summary: 'The newest requests that were answered with an error',
  query: z.object({ hours: hours.default(debugLimits.errorLookbackHours), path: filters.path }),
  reply: logItems,
});

const traceKinds = ['session', 'request', 'recording', 'job', 'external_call', 'feedback'] as const;
const traceSchema = z.object({
  session: z.object({
    id: z.int(),
    user_id: z.int(),
    exam_code: z.string(),
    status: z.enum(sessionStatuses),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    answered: z.int(),
    questions: z.int(),
    scoring_attempts: z.int(),
  }),
  /** In the order of time. */
  events: z.array(
    z.object({
      time: z.iso.datetime(),
      kind: z.enum(traceKinds),
      /** The path of a request, the name of a job, provider and work of a call outside, the number of a recording's question. */
      name: z.string(),
      outcome: z.enum(['ok', 'failed', 'under_way']),
      /** A status code, or `no_answer` from outside; the state of a session, job, recording or report. */
      state: z.string(),
      /** Milliseconds, of a recording those that it lasts; null while it goes on. */
      duration: z.int().nullable(),
      error: z.string().nullable(),
      /** Of the request, job, recording or call, to look it up. */
      id: z.string().nullable(),
    }),
  ),
  /** True when there is more than is listed; the oldest are left out. */
  is_cut: z.boolean(),
});
export type SessionTrace = z.infer<typeof traceSchema>;

export const traceSession = operation({
  method: 'GET',
  path: '/debug/session/:id/trace',
  access: 'admin',
  summary: 'Everything that happened around a session: requests, answers, jobs, calls outside',
  params: z.object({ id: integer }),
  reply: traceSchema,
});

const externalCallSchema = z.object({
  id: z.int(),
  timestamp: z.iso.datetime(),
  provider: z.string(),
  job: z.string(),
  model: z.string().nullable(),
  method: z.string(),
  path: z.string(),
  /** Null where no answer came. */
  status_code: z.int().nullable(),
  /** Milliseconds. */
  response_time: z.int(),
  input_tokens: z.int().nullable(),
  output_tokens: z.int().nullable(),
  cost: z.number().nullable(),
  error: z.string().nullable(),
  session_id: z.int().nullable(),
  user_id: z.int().nullable(),
});
export type ExternalCall = z.infer<typeof externalCallSchema>;

export const listExternalCalls = operation({
  method: 'GET',
  path: '/debug/external-api-logs',
  access: 'admin',
  summary: 'Calls to engines outside, the newest first',
  query: z.object({
    limit: integer.max(debugLimits.externalMax).default(debugLimits.external),
    /** `compatible` is any other endpoint that speaks OpenAI's protocol. */
    provider: z.enum([...outsideProviders, 'compatible']).optional(),
    session_id: integer.optional(),
    user_id: integer.optional(),
  }),
  /** `total`: how many are listed. */
  reply: z.object({ items: z.array(externalCallSchema), total: z.int() }),
});

export const getExternalCall = operation({
  method: 'GET',
  path: '/debug/external-api-logs/:id',
  access: 'admin',
  summary: 'A call to an engine outside with its bodies',
  params: getLog.params,
  reply: externalCallSchema.extend(bodies),
});

const quickDebugActions = [
  'recent_errors',
  'slow_requests',
  'user_activity',
  'session_trace',
  'high_traffic',
  'health_check',
] as const;

export const quickDebug = operation({
  method: 'POST',
  path: '/debug/quick-debug',
  access: 'admin',
  summary: 'One of the cards: answers the member that the action is about, the others are null',
  body: z
    .object({
      action: z.enum(quickDebugActions),
      user_id: integer.optional(),
      session_id: integer.optional(),
    })
    .refine(({ action, user_id }) => action !== 'user_activity' || user_id !== undefined, {
      path: ['user_id'],
      message: 'Whose activity?',
    })
    .refine(({ action, session_id }) => action !== 'session_trace' || session_id !== undefined, {
      path: ['session_id'],
      message: 'Which session?',
    }),
  reply: z.object({
    action: z.enum(quickDebugActions),
    /** recent_errors, slow_requests, user_activity. */
    logs: z.array(logSchema).nullable(),
    trace: traceSchema.nullable(),
    stats: statsSchema.nullable(),
    health: healthSchema.nullable(),
  }),
});
