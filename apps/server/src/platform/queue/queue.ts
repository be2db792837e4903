import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { PostponedJob, type JobData, type JobDefinition, type JobHandler } from './job.ts';

/** The shortest that pg-boss allows: with the interval of the look-out below, a killed worker's job is retried within 20 s. */
const heartbeatSec = 10;
const superviseIntervalSec = 3;
const firstRetryDelaySec = 1;
const stopTimeoutMs = 20_000;
/** Notifications wake a worker at once; polling is the net below them. */
const pollingIntervalSec = 2;

export interface Queue {
  /** Adds a job; inside a transaction it exists exactly when the transaction commits. */
  send<Job extends JobDefinition>(job: Job, data: JobData<Job>, tx?: Database): Promise<void>;
  stop(): Promise<void>;
}

/** Creates the queue's own tables and one queue per job. Run under the migration lock. */
export async function prepareQueue(connectionString: string, jobs: readonly JobDefinition[]): Promise<void> {
  const boss = new PgBoss({ connectionString, max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const job of jobs) {
      const options = {
        retryLimit: job.retryLimit,
        retryDelay: firstRetryDelaySec,
        retryBackoff: true,
        retryDelayMax: job.retryDelayMaxSec,
        expireInSeconds: job.expireInSec,
        heartbeatSeconds: heartbeatSec,
        notify: true,
      };
      if (await boss.getQueue(job.name)) await boss.updateQueue(job.name, options);
      else await boss.createQueue(job.name, options);
      if (job.cron === undefined) await boss.unschedule(job.name);
      else await boss.schedule(job.name, job.cron);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** For a process that only adds jobs. */
export async function openQueue(connectionString: string, log: Log): Promise<Queue> {
  return startBoss(
    new PgBoss({ connectionString, max: 3, supervise: false, schedule: false, migrate: false }),
    log,
  );
}

/** For the worker: takes jobs, watches over those of others, and keeps the clock of scheduled ones. */
export async function openWorkingQueue(
  connectionString: string,
  log: Log,
  handlers: readonly JobHandler[],
): Promise<Queue> {
  const boss = new PgBoss({
    connectionString,
    max: 6,
    migrate: false,
    useListenNotify: true,
    superviseIntervalSeconds: superviseIntervalSec,
    monitorIntervalSeconds: superviseIntervalSec,
  });
  const queue = await startBoss(boss, log);
  for (const handler of handlers)
    for (let i = 0; i < (handler.job.concurrency ?? 1); i++) await work(boss, log, handler);
  return queue;
}

async function work(boss: PgBoss, log: Log, handler: JobHandler): Promise<void> {
  const { job } = handler;
  const options = {
    pollingIntervalSeconds: pollingIntervalSec,
    notifyPollingIntervalSeconds: pollingIntervalSec,
  };
  let workerId = '';
  workerId = await boss.work<object>(job.name, options, async (batch) => {
    for (const { id, data, signal } of batch) {
      try {
        await handler.run(data, { signal });
      } catch (error) {
        if (error instanceof PostponedJob)
          log.info({ reason: error.message, job: job.name, jobId: id }, 'a job is postponed');
        else log.error({ err: error, job: job.name, jobId: id }, 'a job failed');
        throw error;
      } finally {
        // One notification may stand for many jobs: look again at once, until there is none left.
        boss.notifyWorker(workerId);
      }
    }
  });
}

async function startBoss(boss: PgBoss, log: Log): Promise<Queue> {
  boss.on('error', (error: Error) => {
    log.warn({ reason: error.message }, 'queue trouble');
  });
  await boss.start();
  return {
    async send(job, data, tx) {
      await boss.send(job.name, job.data.parse(data), tx === undefined ? {} : { db: fromDrizzle(tx, sql) });
    },
    stop: () => boss.stop({ graceful: true, timeout: stopTimeoutMs }),
  };
}
