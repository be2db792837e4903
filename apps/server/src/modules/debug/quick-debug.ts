import type { quickDebug as quickDebugCall } from '@bandwise/contract/debug';
import { debugLimits } from '@bandwise/contract/limits';
import type { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { checkHealth } from './check-health.ts';
import { newestLogs } from './list-logs.ts';
import { toLogFilter } from './log-filter.ts';
import { readLogStats } from './log-stats.ts';
import { traceSession } from './trace-session.ts';

type Asked = z.output<typeof quickDebugCall.body>;
type Answer = Omit<z.input<typeof quickDebugCall.reply>, 'action'>;

const hourMs = 3_600_000;
const trafficHours = 24;
const nothing: Answer = { logs: null, trace: null, stats: null, health: null };

export async function listRecentErrors(
  platform: Platform,
  asked: { hours: number; path?: string | undefined },
) {
  const since = new Date(platform.now().getTime() - asked.hours * hourMs).toISOString();
  const filter = toLogFilter({ start_time: since, path: asked.path }, { onlyErrors: true });
  return newestLogs(platform, filter, debugLimits.recent);
}

export const listUserRequests = (platform: Platform, userId: number | undefined, limit: number) =>
  newestLogs(platform, toLogFilter({ user_id: userId }), limit);

const actions: Record<Asked['action'], (platform: Platform, asked: Asked) => Promise<Partial<Answer>>> = {
  recent_errors: async (platform) => ({
    logs: await listRecentErrors(platform, { hours: debugLimits.errorLookbackHours }),
  }),
  slow_requests: async (platform) => ({
    logs: await newestLogs(
      platform,
      toLogFilter({ min_response_time: debugLimits.slowRequestMs }),
      debugLimits.slowRequestsListed,
    ),
  }),
  user_activity: async (platform, { user_id }) => ({
    logs: await listUserRequests(platform, user_id, debugLimits.recent),
  }),
  session_trace: async (platform, { session_id = 0 }) => ({
    trace: await traceSession(platform, session_id),
  }),
  high_traffic: async (platform) => ({ stats: await readLogStats(platform, trafficHours) }),
  health_check: async (platform) => ({ health: await checkHealth(platform) }),
};

/** What a card of the screen shows, in one call. */
export async function quickDebug(platform: Platform, asked: Asked) {
  return { action: asked.action, ...nothing, ...(await actions[asked.action](platform, asked)) };
}
