import type { listLogs } from '@bandwise/contract/debug';
import type { z } from 'zod';
import {
  routeSearchOf,
  sessionInPathOf,
  speedOf,
  speedsFromMs,
} from '../../platform/request-log/request-kind.ts';

type Query = z.output<typeof listLogs.query>;
type Asked = Partial<Omit<Query, 'page' | 'size' | 'cursor'>>;

/** What requests have to be. */
export interface LogFilter {
  since: Date | undefined;
  method: string | undefined;
  statusCode: number | undefined;
  userId: number | undefined;
  /** Given, or named by the path that is looked for. */
  sessionId: number | undefined;
  minResponseTimeMs: number | undefined;
  /** What a route must contain. */
  routeSearch: string | undefined;
  /** What the path of a request must match where its route alone does not tell. */
  pathPattern: string | undefined;
  onlyErrors: boolean;
}

/** A kind of request that the filter lets through, perhaps only some of its requests. */
export interface MatchedKind {
  id: number;
  requests: number;
  isChecked: boolean;
}

export function toLogFilter(asked: Asked, options: { onlyErrors?: boolean } = {}): LogFilter {
  const path = asked.path === undefined || asked.path === '' ? undefined : asked.path.toLowerCase();
  return {
    since: asked.start_time === undefined ? undefined : new Date(asked.start_time),
    method: asked.method,
    statusCode: asked.status_code,
    userId: asked.user_id,
    sessionId: asked.session_id ?? (path === undefined ? undefined : sessionInPathOf(`/${path}`)),
    minResponseTimeMs: asked.min_response_time,
    routeSearch: path === undefined ? undefined : routeSearchOf(path),
    pathPattern: path === undefined ? undefined : patternOf(path),
    onlyErrors: options.onlyErrors ?? false,
  };
}

/** Whether each request of a kind has to be looked at, because the kind does not tell enough. */
export function isChecked(filter: LogFilter, kind: { route: string; speed: number }): boolean {
  const { routeSearch, pathPattern, minResponseTimeMs } = filter;
  const hasNumber = routeSearch !== undefined && pathPattern?.includes(routeSearch) === false;
  const isFoundInRoute = routeSearch === undefined || kind.route.toLowerCase().includes(routeSearch);
  const isTooCoarse =
    minResponseTimeMs !== undefined &&
    kind.speed === speedOf(minResponseTimeMs) &&
    speedsFromMs[kind.speed] !== minResponseTimeMs;
  return isTooCoarse || !isFoundInRoute || hasNumber;
}

/** As PostgreSQL reads it. A number at either end is a whole one. */
function patternOf(path: string): string {
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const before = /^\d+(\/|$)/.test(path) ? '(?<![^/])' : '';
  const after = /(^|\/)\d+$/.test(path) ? '(?![^/])' : '';
  return `${before}${escaped}${after}`;
}
