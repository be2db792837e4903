import path from 'node:path';
import { jobs } from './jobs.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { connectionProblem } from './platform/database/connection-problem.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';
import { listen } from './platform/http/listen.ts';
import { createLog, type Log } from './platform/log.ts';
import { openPlatform } from './platform/platform.ts';
import { openQueue, prepareQueue } from './platform/queue/queue.ts';
import { superviseWorker } from './platform/queue/supervise-worker.ts';
import { assertRuntime } from './platform/runtime.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { StartupError } from './platform/startup-error.ts';
import { buildWebServer } from './web-server.ts';

const workerEntry = path.resolve(import.meta.dirname, 'worker.ts');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What was started, to be stopped in reverse order. */
const running: { stop: () => Promise<void> }[] = [];

async function start(): Promise<void> {
  assertRuntime();
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel, 'web');
  const connectionString = settings.databaseUrl ?? (await startDatabase(settings));
  await migrateDatabase(connectionString, () => prepareQueue(connectionString, jobs)).catch(
    (error: unknown) => {
      throw connectionProblem(error, settings.databaseUrl !== undefined);
    },
  );
  if (settings.role !== 'worker') await startWeb(settings, connectionString, log);
  if (settings.role !== 'web') await startWorker(connectionString, log);
  if (settings.role === 'worker') say('The worker is ready.');
  else greet(settings);
}

async function startDatabase(settings: Settings): Promise<string> {
  const database = await startEmbeddedPostgres({ dataDir: settings.dataDir, say });
  running.push(database);
  return database.connectionString;
}

async function startWeb(settings: Settings, connectionString: string, log: Log): Promise<void> {
  const platform = await openPlatform({
    settings,
    connectionString,
    log,
    name: 'web',
    openQueue: () => openQueue(connectionString, log),
  });
  running.push({ stop: () => platform.close() });
  const app = await buildWebServer(platform);
  running.push({ stop: () => app.close() });
  await listen(app, settings);
}

async function startWorker(connectionString: string, log: Log): Promise<void> {
  const worker = superviseWorker(workerEntry, { ...process.env, DATABASE_URL: connectionString }, log);
  running.push(worker);
  await worker.ready;
}

function greet(settings: Settings): void {
  say('');
  say(`Bandwise is ready: http://localhost:${String(settings.port)}`);
  say(`Data: ${settings.dataDir}`);
  if (settings.smtpUrl === undefined) {
    say('First: open the page and register; the first account becomes the administrator.');
    say('No mail server is set (SMTP_URL), so codes are printed here.');
  } else {
    say('First: open the page and register; the first account becomes the administrator.');
  }
  say('Stop with Ctrl-C.');
}

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  if (process.exitCode === undefined) say('Stopping…');
  for (const part of running.toReversed()) await part.stop();
  process.exit(process.exitCode ?? 0);
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('SIGHUP', () => void stop());
process.on('disconnect', () => void stop());

try {
  await start();
} catch (error) {
  process.stderr.write(
    error instanceof StartupError ? `${error.message}\n` : `Bandwise could not start: ${String(error)}\n`,
  );
  process.exitCode = 1;
  await stop();
}
