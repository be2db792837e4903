import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import type { Health } from '@bandwise/contract/debug-health';
import { createSmtpTransport } from '../../platform/mail/smtp.ts';
import type { Platform } from '../../platform/platform.ts';
import { isClockKept, readQueueDepth } from '../../platform/queue/queue-state.ts';
import { tellProviderStates } from '../providers/tell-provider-states.ts';
import { overallModelState } from '../speech-models/model-state.ts';
import { listModelStates } from '../speech-models/speech-models.repository.ts';
import { countMailsOnTheWay, describeDatabase } from './health.repository.ts';

type Part = Health['parts'][number];
export type Finding = Pick<Part, 'state' | 'code' | 'message' | 'figures'>;

/** An answer is listened to within seconds; feedback that waits for minutes is noticed by learners. */
const longWaitSec = 120;
/** Below a tenth a disk fills up within days; below 500 MB PostgreSQL may stop within hours. */
const lowShare = 0.1;
const lowDiskBytes = 500 * 1024 ** 2;
const lowMemoryShare = 0.05;

const toGigabytes = (bytes: number): number => Math.round((bytes / 1024 ** 3) * 10) / 10;
const toMegabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2);

export const healthChecks: Record<Part['name'], (platform: Platform) => Promise<Finding>> = {
  async database({ db }) {
    const { bytes, connections, connectionsMax } = await describeDatabase(db);
    const figures = { size_mb: toMegabytes(bytes), connections, connections_max: connectionsMax };
    const message = `Holds ${String(figures.size_mb)} MB; ${String(connections)} of ${String(connectionsMax)} connections are taken.`;
    const state = connections > 0.9 * connectionsMax ? 'warning' : 'ok';
    return { state, code: 'database', message, figures };
  },

  async queue({ db }) {
    const [{ waiting, active, oldestWaitSec, failedLastDay }, hasWorker] = await Promise.all([
      readQueueDepth(db),
      isClockKept(db),
    ]);
    const figures = { waiting, active, oldest_wait_sec: oldestWaitSec, failed_last_day: failedLastDay };
    const depth = `${String(waiting)} jobs wait, the oldest for ${String(oldestWaitSec)} s; ${String(active)} are being done; ${String(failedLastDay)} failed in the last day.`;
    if (!hasWorker) {
      const message = `No worker is at work. ${depth}`;
      return { state: 'failing', code: 'queue_no_worker', message, figures };
    }
    const state = oldestWaitSec > longWaitSec ? 'warning' : 'ok';
    return { state, code: 'queue', message: depth, figures };
  },

  async storage({ storage, backups }) {
    await storage.check();
    await backups.check();
    const message = 'Recordings and backups were written, read and removed.';
    return { state: 'ok', code: 'storage', message, figures: {} };
  },

  async mail({ db, settings: { smtpUrl, mailFrom } }) {
    const figures = { on_the_way: await countMailsOnTheWay(db) };
    if (smtpUrl === undefined) {
      const message = 'No mail server is set; mail is kept in the outbox.';
      return { state: 'off', code: 'mail_off', message, figures };
    }
    const transport = createSmtpTransport({ smtpUrl, from: mailFrom });
    try {
      await transport.check();
    } finally {
      transport.close();
    }
    const message = `The mail server lets us in; ${String(figures.on_the_way)} mails are on their way.`;
    return { state: 'ok', code: 'mail', message, figures };
  },

  async models({ db, now }) {
    const { state, doneBytes, totalBytes } = overallModelState(await listModelStates(db), now());
    const figures = { done_mb: toMegabytes(doneBytes), total_mb: toMegabytes(totalBytes) };
    const share = `${String(figures.done_mb)} of ${String(figures.total_mb)} MB`;
    const told = {
      ready: { state: 'ok', code: 'models', message: 'The speech models are there.' },
      fetching: {
        state: 'warning',
        code: 'models_fetching',
        message: `The speech models are being fetched: ${share}.`,
      },
      waiting: {
        state: 'warning',
        code: 'models_waiting',
        message: 'No worker has told of its speech models.',
      },
      failed: {
        state: 'failing',
        code: 'models_failed',
        message: `The speech models could not be fetched: ${share}. It is tried again.`,
      },
    } as const;
    return { ...told[state], figures };
  },

  async providers(platform) {
    const outside = (await tellProviderStates(platform)).filter(({ state }) => state !== 'embedded');
    const failing = outside.filter(({ state }) => state === 'failing');
    const figures = { outside: outside.length, failing: failing.length };
    if (outside.length === 0) {
      const message = 'Everything is done by the embedded engines.';
      return { state: 'off', code: 'providers_off', message, figures };
    }
    if (failing.length === 0)
      return { state: 'ok', code: 'providers', message: 'The last calls outside succeeded.', figures };
    const names = failing.map(({ job, provider }) => `${provider} (${job})`).join(', ');
    return {
      state: 'warning',
      code: 'providers_failing',
      message: `The last call failed: ${names}. The embedded engine stands in.`,
      figures,
    };
  },

  async disk({ settings }) {
    const { blocks, bavail, bsize } = await statfs(settings.dataDir);
    const free = bavail * bsize;
    const figures = { free_gb: toGigabytes(free), total_gb: toGigabytes(blocks * bsize) };
    const message = `${String(figures.free_gb)} of ${String(figures.total_gb)} GB are free.`;
    const state = free < lowDiskBytes ? 'failing' : bavail < lowShare * blocks ? 'warning' : 'ok';
    return { state, code: 'disk', message, figures };
  },

  async memory() {
    const total = process.constrainedMemory() || totalmem();
    const available = process.availableMemory();
    const figures = {
      process_mb: toMegabytes(process.memoryUsage.rss()),
      available_mb: toMegabytes(available),
      total_mb: toMegabytes(Math.min(total, totalmem())),
    };
    const message = `This process holds ${String(figures.process_mb)} MB; ${String(figures.available_mb)} of ${String(figures.total_mb)} MB are available.`;
    const isLow = figures.available_mb < lowMemoryShare * figures.total_mb;
    return { state: isLow ? 'warning' : 'ok', code: 'memory', message, figures };
  },
};
