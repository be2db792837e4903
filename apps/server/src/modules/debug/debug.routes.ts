import * as calls from '@bandwise/contract/debug';
import * as health from '@bandwise/contract/debug-health';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import { registerOperation } from '../../platform/http/register-operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkHealth } from './check-health.ts';
import { exportLogs } from './export-logs.ts';
import { findExternalCall, listExternalCalls, type ExternalCallRow } from './external-calls.repository.ts';
import { listLogs, toDebugLog } from './list-logs.ts';
import { readLogStats } from './log-stats.ts';
import { findLog } from './logs.repository.ts';
import { listRecentErrors, listUserRequests, quickDebug } from './quick-debug.ts';
import { traceSession } from './trace-session.ts';

/** A million lines over a slow line. */
const exportTimeoutMs = 60 * 60 * 1000;

export function registerDebug(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;

  registerOperation(app, calls.listLogs, ({ query }) => listLogs(platform, query));

  registerOperation(app, calls.getLog, async ({ params }) => {
    const log = await findLog(db, params.id);
    if (!log) throw new ApiError('not_found');
    return { ...toDebugLog(log), request_body: log.requestBody, response_body: log.responseBody };
  });

  registerOperation(app, calls.getLogStats, ({ query }) => readLogStats(platform, query.hours));

  registerOperation(app, calls.quickDebug, ({ body }) => quickDebug(platform, body));

  const sendExport = async (asked: z.output<typeof calls.exportLogs.query>, reply: FastifyReply) => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const { filename, contentType, body } = exportLogs(platform, asked, gone.signal);
    return reply
      .type(contentType)
      .header('Content-Disposition', `attachment; filename="${filename}"`)
      .send(body);
  };
  const limits = { timeoutMs: exportTimeoutMs };
  registerOperation(app, calls.exportLogs, ({ query, reply }) => sendExport(query, reply), limits);
  registerOperation(app, calls.exportLogsByPost, ({ body, reply }) => sendExport(body, reply), limits);

  registerOperation(app, calls.listUserRequests, async ({ params, query }) => {
    const items = await listUserRequests(platform, params.id, query.limit);
    return { items, total: items.length };
  });

  registerOperation(app, calls.listRecentErrors, async ({ query }) => {
    const items = await listRecentErrors(platform, query);
    return { items, total: items.length };
  });

  registerOperation(app, calls.traceSession, ({ params }) => traceSession(platform, params.id));

  registerOperation(app, calls.listExternalCalls, async ({ query }) => {
    const filter = { provider: query.provider, sessionId: query.session_id, userId: query.user_id };
    const items = (await listExternalCalls(db, filter, query.limit)).map(toExternalCall);
    return { items, total: items.length };
  });

  registerOperation(app, calls.getExternalCall, async ({ params }) => {
    const row = await findExternalCall(db, params.id);
    if (!row) throw new ApiError('not_found');
    return { ...toExternalCall(row), request_body: row.requestBody, response_body: row.responseBody };
  });

  registerOperation(app, health.checkHealth, () => checkHealth(platform));
}

const toExternalCall = (row: ExternalCallRow): calls.ExternalCall => ({
  id: row.id,
  timestamp: row.timestamp.toISOString(),
  provider: row.provider,
  job: row.job,
  model: row.model,
  method: row.method,
  path: row.path,
  status_code: row.statusCode,
  response_time: row.responseTimeMs,
  input_tokens: row.inputTokens,
  output_tokens: row.outputTokens,
  cost: row.cost,
  error: row.error,
  session_id: row.sessionId,
  user_id: row.userId,
});
