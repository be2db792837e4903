import { insertRequests, type NewRequest } from '../../platform/request-log/request-log.repository.ts';
import { routeOf, speedOf } from '../../platform/request-log/request-kind.ts';
import type { TestServer } from '../../testing/test-server.ts';

interface SampleLog {
  ageMin: number;
  method?: string;
  route?: string;
  path: string;
  status?: number;
  ms?: number;
  userId?: number;
  sessionId?: number;
  responseBody?: string;
}

/** Requests as the log would have kept them, so many minutes ago. */
export async function addLogs(server: TestServer, samples: readonly SampleLog[]): Promise<void> {
  const nowMs = Date.now();
  const rows = samples.map(
    ({ ageMin, method = 'GET', path, route = path, status = 200, ms = 5, ...rest }): NewRequest => ({
      timestamp: new Date(nowMs - ageMin * 60_000),
      requestId: `sample-${String(ageMin)}`,
      method,
      path,
      route: routeOf(route, path),
      statusCode: status,
      responseTimeMs: ms,
      speed: speedOf(ms),
      userId: rest.userId ?? null,
      sessionId: rest.sessionId ?? null,
      ipAddress: '192.0.2.1',
      requestBody: null,
      responseBody: rest.responseBody ?? null,
    }),
  );
  await insertRequests(server.platform.db, rows);
}
