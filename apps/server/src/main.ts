import path from 'node:path';
import { someoneRegistered } from './modules/accounts/users.repository.ts';
import { runScoringWatch } from './modules/feedback/watch-scoring.ts';
import { connectionProblem } from './platform/database/connection-problem.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';
import { listen } from './platform/http/listen.ts';
import { createLog, type Log } from './platform/log.ts';
import { openPlatform, type Platform } from './platform/platform.ts';
import { openQueue } from './platform/queue/queue.ts';
import { superviseWorker } from './platform/queue/supervise-worker.ts';
import { assertRuntime } from './platform/runtime.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { StartupError } from './platform/startup-error.ts';
import { prepareDatabase } from './prepare-database.ts';
import { buildWebServer } from './web-server.ts';

const workerEntry = path.resolve(import.meta.dirname, 'worker.ts');
/** The worker may be drawing a progress bar on the terminal's line: it is drawn again below. */
const clearLine = process.stdout.isTTY ? '\r\u001b[K' : '';
const say = (line: string): void => void process.stdout.write(`${clearLine}${line}\n`);

interface Part {
  stop: () => Promise<unknown>;
}
/** Stopped first and together: what they have begun is finished, and nothing new is taken. */
const busy: Part[] = [];
/** What those stand on, stopped afterwards in reverse order. */
const ground: Part[] = [];
const stopRequest = new AbortController();

async function start(): Promise<void> {
  assertRuntime();
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel, 'web');
  const connectionString = settings.databaseUrl ?? (await startDatabase(settings, log));
  await prepareDatabase(connectionString, settings.backups).catch((error: unknown) => {
    throw connectionProblem(error, settings.databaseUrl !== undefined);
  });
  stopRequest.signal.throwIfAborted();
  const [platform] = await Promise.all([
    settings.role === 'worker' ? undefined : startWeb(settings, connectionString, log),
    settings.role === 'web' ? undefined : startWorker(connectionString, log),
  ]);
  if (platform === undefined) say('The worker is ready.');
  else greet(settings, await someoneRegistered(platform.db));
  // Whoever started us starts us again from here on, should we die.
  process.send?.('ready');
}

async function startDatabase(settings: Settings, log: Log): Promise<string> {
  const starting = startEmbeddedPostgres({
    dataDir: settings.dataDir,
    say,
    log,
    signal: stopRequest.signal,
  });
  ground.push({ stop: async () => (await starting.catch(() => undefined))?.stop() });
  return (await starting).connectionString;
}

async function startWeb(settings: Settings, connectionString: string, log: Log): Promise<Platform> {
  const platform = await openPlatform({
    settings,
    connectionString,
    log,
    name: 'web',
    openQueue: () => openQueue(connectionString, log),
  });
  ground.push({ stop: () => platform.close() });
  const app = await buildWebServer(platform);
  busy.push({ stop: () => app.close() }, runScoringWatch(platform));
  await listen(app, settings);
  return platform;
}

async function startWorker(connectionString: string, log: Log): Promise<void> {
  const worker = superviseWorker(workerEntry, { ...process.env, DATABASE_URL: connectionString }, log);
  busy.push(worker);
  await worker.ready;
}

function greet(settings: Settings, isInUse: boolean): void {
  say('');
  say(`Bandwise is ready: http://localhost:${String(settings.port)}`);
  say(`Data: ${settings.dataDir}`);
  if (!isInUse) say('First: open the page and register; the first account becomes the administrator.');
  if (settings.smtpUrl === undefined) say('No mail server is set (SMTP_URL), so codes are printed here.');
  say('Stop with Ctrl-C.');
}

/** The first cause in one line: what wraps it repeats the statement, not the reason. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.cause !== undefined) return reasonOf(error.cause);
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
}

async function stop(): Promise<void> {
  if (stopRequest.signal.aborted) return;
  stopRequest.abort();
  if (process.exitCode === undefined) say('Stopping…');
  const complain = (error: unknown) => void process.stderr.write(`While stopping: ${String(error)}\n`);
  await Promise.all(busy.map((part) => part.stop().catch(complain)));
  for (const part of ground.toReversed()) await part.stop().catch(complain);
  process.exit(process.exitCode ?? 0);
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('SIGHUP', () => void stop());
process.on('disconnect', () => void stop());

try {
  await start();
} catch (error) {
  // A start that was told to stop fails in one way or another; that is no news.
  if (!stopRequest.signal.aborted) {
    process.stderr.write(
      error instanceof StartupError ? `${error.message}\n` : `Bandwise could not start: ${reasonOf(error)}\n`,
    );
    process.exitCode = 1;
    await stop();
  }
}
