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
  /** What the path of a request must hold where its route alone does not tell, or match where numbers are whole. */
  path: { text: string; pattern: string | undefined } | undefined;
  /** Then a route never tells enough. */
  namesNumber: boolean;
  onlyErrors: boolean;
}

/** The kinds of which a filter lets requests through. */
export interface MatchedKinds {
  /** All requests of these. */
  sure: readonly number[];
  /** Some of these: each request has to be looked at. */
  checked: readonly number[];
  /** Of each of those, the part of all requests. */
  checkedShares: readonly number[];
  /** How many there are of the sure ones. */
  sureRequests: number;
  sureShare: number;
  /** Of all kinds that are let through, the part of all requests: from 0 to 1. */
  share: number;
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
    path: path === undefined ? undefined : { text: path, pattern: patternOf(path) },
    namesNumber: path !== undefined && routeSearchOf(path) !== path,
    onlyErrors: options.onlyErrors ?? false,
  };
}

/** Which speed a least response time falls into, and whether it cuts that speed in two. */
export function speedFrom(minResponseTimeMs: number): { speed: number; isCut: boolean } {
  const speed = speedOf(minResponseTimeMs);
  return { speed, isCut: speedsFromMs[speed] !== minResponseTimeMs };
}

/** As PostgreSQL reads it, for a path with a number at either end, which is a whole one. */
function patternOf(path: string): string | undefined {
  const before = /^\d+(\/|$)/.test(path) ? '(?<![^/])' : '';
  const after = /(^|\/)\d+$/.test(path) ? '(?![^/])' : '';
  if (before === '' && after === '') return undefined;
  return `${before}${path.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}${after}`;
}
