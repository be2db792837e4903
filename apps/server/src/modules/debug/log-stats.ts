import type { LogStats } from '@bandwise/contract/debug';
import type { Platform } from '../../platform/platform.ts';
import { listTopRoutes, sumSteps } from './log-stats.repository.ts';

const topPaths = 10;
const minuteMs = 60_000;
const hourMs = 3_600_000;
/** The shortest step that makes no more points than a chart can show. */
const pointsMax = 60;
const stepsSec = [60, 300, 900, 1_800, 3_600, 10_800, 21_600, 43_200];
const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;

interface Sum {
  statusClass: number;
  requests: number;
  totalMs: number;
}

export async function readLogStats({ db, now }: Platform, hours: number): Promise<LogStats> {
  const since = floor(now().getTime() - hours * hourMs, minuteMs);
  const step = stepsSec.find((sec) => (hours * 3600) / sec <= pointsMax) ?? 43_200;
  const [sums, routes] = await Promise.all([
    sumSteps(db, new Date(since), step),
    listTopRoutes(db, new Date(floor(since, hourMs)), topPaths),
  ]);
  const series = [];
  for (let atMs = floor(since, step * 1000); atMs <= now().getTime(); atMs += step * 1000) {
    const here = sums.filter(({ atSec }) => atSec * 1000 === atMs);
    series.push({
      time: new Date(atMs).toISOString(),
      ...figuresOf(here),
      client_errors: requestsOf(here, 4),
      server_errors: requestsOf(here, 5),
    });
  }
  return {
    ...figuresOf(sums),
    since: new Date(since).toISOString(),
    step,
    series,
    status_classes: statusClasses.map((name, index) => ({
      status_class: name,
      requests: requestsOf(sums, index + 1),
    })),
    top_paths: routes.map(({ method, route, requests, errors, totalMs, maxMs }) => ({
      method,
      path: route,
      total_requests: requests,
      success_requests: requests - errors,
      error_requests: errors,
      avg_response_time: totalMs / requests,
      max_response_time: maxMs,
    })),
  };
}

const floor = (value: number, step: number): number => Math.floor(value / step) * step;

const add = (sums: readonly Sum[]): number => sums.reduce((all, { requests }) => all + requests, 0);

const requestsOf = (sums: readonly Sum[], statusClass: number): number =>
  add(sums.filter((sum) => sum.statusClass === statusClass));

function figuresOf(sums: readonly Sum[]) {
  const total = add(sums);
  const errors = add(sums.filter(({ statusClass }) => statusClass >= 4));
  const totalMs = sums.reduce((all, sum) => all + sum.totalMs, 0);
  return {
    total_requests: total,
    success_requests: total - errors,
    error_requests: errors,
    avg_response_time: total === 0 ? 0 : totalMs / total,
  };
}
