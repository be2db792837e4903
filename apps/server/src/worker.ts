import { jobHandlers } from './jobs.ts';
import { readRestore } from './modules/operations/list-backups.ts';
import { modelStore } from './modules/speech-models/model-store.ts';
import { runModelKeeper } from './modules/speech-models/run-model-keeper.ts';
import { createLog } from './platform/log.ts';
import { openPlatform } from './platform/platform.ts';
import { openQueue, openWorkingQueue } from './platform/queue/queue.ts';
import { readSettings } from './platform/settings.ts';
import { warmUp } from './warm-up.ts';

/** The background process. Its parent passes the database's address in DATABASE_URL and ends it by closing the channel. */
const settings = readSettings({ ...process.env, ROLE: 'worker' });
const log = createLog(settings.logLevel, 'worker');
const connectionString = settings.databaseUrl ?? '';

/** What was opened, to be closed in reverse order. */
const opened: (() => Promise<void>)[] = [];
let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const close of opened.toReversed()) await close();
  process.exit(0);
}

process.on('SIGTERM', () => void stop());
// Ctrl-C reaches the whole process group; the parent decides when the worker ends.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => void stop());
const parentIsGone = process.send !== undefined && !process.connected;
if (parentIsGone) process.exit(0);

const platform = await openPlatform({
  settings,
  connectionString,
  log,
  name: 'worker',
  openQueue: () => openQueue(connectionString, log),
});
opened.push(() => platform.close());
const working = await openWorkingQueue(
  connectionString,
  log,
  jobHandlers(platform, (text) => process.stdout.write(text)),
);
opened.push(() => working.stop());
process.send?.('ready');
// What a crash cut short is told, and the work it had put off goes on.
await readRestore(platform).catch((error: unknown) => {
  log.warn({ err: error }, 'the last restore cannot be looked at');
});
const models = runModelKeeper(platform, modelStore(settings), process.stdout);
opened.push(() => models.stop());
void warmUp(platform, models.done);
