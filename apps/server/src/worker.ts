import { jobHandlers } from './jobs.ts';
import { createLog } from './platform/log.ts';
import { openPlatform } from './platform/platform.ts';
import { openQueue, openWorkingQueue } from './platform/queue/queue.ts';
import { readSettings } from './platform/settings.ts';

/** The background process. Its parent passes the database's address in DATABASE_URL and ends it by closing the channel. */
const settings = readSettings({ ...process.env, ROLE: 'worker' });
const log = createLog(settings.logLevel, 'worker');
const connectionString = settings.databaseUrl ?? '';

const platform = await openPlatform({
  settings,
  connectionString,
  log,
  name: 'worker',
  openQueue: () => openQueue(connectionString, log),
});
const working = await openWorkingQueue(
  connectionString,
  log,
  jobHandlers(platform, (text) => process.stdout.write(text)),
);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await working.stop();
  await platform.close();
  process.exit(0);
}

process.on('SIGTERM', () => void stop());
// Ctrl-C reaches the whole process group; the parent decides when the worker ends.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => void stop());
process.send?.('ready');
