import { Worker } from 'node:worker_threads';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { ReportContent } from './pdf/report-content.ts';

/** Long reports take about a second; whoever waits longer than this is told to come back. */
const writingMaxMs = 45_000;
/** As many as are written within that time. */
const waitingMax = 20;
/** Fonts and layout keep some 60 MB, which a server without readers need not hold. */
const idleMs = 60_000;

interface ReportWriter {
  write(content: ReportContent): Promise<Buffer>;
  close(): Promise<void>;
}

type Reply = { pdf: Uint8Array } | { failure: string };

/**
 * Reports are laid out on a thread of their own, one after the other: a second of work here would hold up every other
 * request of this process.
 */
export function openReportWriter(): ReportWriter {
  let thread: Worker | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  async function stopThread(): Promise<void> {
    clearTimeout(idle);
    const stopped = thread;
    thread = undefined;
    await stopped?.terminate();
  }

  function startThread(): Worker {
    const started = new Worker(new URL('./report-thread.ts', import.meta.url));
    started.unref();
    return started;
  }

  async function writeNext(content: ReportContent): Promise<Buffer> {
    clearTimeout(idle);
    thread ??= startThread();
    try {
      const reply = await askThread(thread, content);
      idle = setTimeout(() => void stopThread(), idleMs).unref();
      if ('failure' in reply) throw new Error(`a report could not be written: ${reply.failure}`);
      return Buffer.from(reply.pdf);
    } catch (error) {
      await stopThread();
      throw error;
    }
  }

  return {
    async write(content) {
      if (waiting >= waitingMax) throw new ApiError('unavailable');
      waiting += 1;
      const written = last.then(() => writeNext(content));
      last = written.catch(() => undefined);
      return written.finally(() => (waiting -= 1));
    },
    close: stopThread,
  };
}

function askThread(thread: Worker, content: ReportContent): Promise<Reply> {
  const asked = Promise.withResolvers<Reply>();
  const onExit = () => asked.reject(new ApiError('unavailable'));
  const timer = setTimeout(onExit, writingMaxMs);
  thread.once('message', asked.resolve).once('error', asked.reject).once('exit', onExit);
  thread.postMessage(content);
  return asked.promise.finally(() => {
    clearTimeout(timer);
    thread.off('message', asked.resolve).off('error', asked.reject).off('exit', onExit);
  });
}
