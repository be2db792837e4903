import type { z } from 'zod';

/** A kind of background work: what it carries (ids, never data) and how often it is tried. */
export interface JobDefinition<
  Name extends string = string,
  Schema extends z.ZodType<object> = z.ZodType<object>,
> {
  name: Name;
  data: Schema;
  retryLimit: number;
  /** The first retry follows after a second or two, the later ones ever more slowly, at most this far apart. */
  retryDelayMaxSec: number;
  /** A run that takes longer is given up and tried again. */
  expireInSec: number;
  /** How many a worker does beside each other; more than one is for work that mostly waits. */
  concurrency?: number;
  /** Run by the clock: a cron expression in UTC. */
  cron?: string;
}

export const defineJob = <Name extends string, Schema extends z.ZodType<object>>(
  definition: JobDefinition<Name, Schema>,
): JobDefinition<Name, Schema> => definition;

/** Thrown by a job that cannot be done yet: it is tried again later, and nothing is wrong. */
export class PostponedJob extends Error {
  override readonly name = 'PostponedJob';
}

export type JobData<Job extends JobDefinition> = z.output<Job['data']>;

/** A definition with the code that does it; the worker is built from a list of these. */
export interface JobHandler {
  job: JobDefinition;
  run(data: object | null, context: { signal: AbortSignal }): Promise<void>;
}

export function handleJob<Job extends JobDefinition>(
  job: Job,
  run: (data: JobData<Job>, context: { signal: AbortSignal }) => Promise<void>,
): JobHandler {
  // A job started by the clock carries nothing.
  return { job, run: (data, context) => run(job.data.parse(data ?? {}) as JobData<Job>, context) };
}
