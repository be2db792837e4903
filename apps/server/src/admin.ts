import { parseArgs } from 'node:util';
import { changeAdminByEmail, listAdministrators } from './modules/accounts/administer.ts';
import { backupFromConsole, listForConsole, restoreFromConsole } from './modules/operations/console.ts';
import { connectionProblem } from './platform/database/connection-problem.ts';
import { findRunningPostgres } from './platform/embedded-postgres/find-running-postgres.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from './platform/log.ts';
import { listOutbox } from './platform/mail/outbox.ts';
import { openPlatform, type Platform } from './platform/platform.ts';
import { openQueue } from './platform/queue/queue.ts';
import { readSettings } from './platform/settings.ts';
import { StartupError } from './platform/startup-error.ts';
import { prepareDatabase } from './prepare-database.ts';

const usage = `Usage: npm run admin -- COMMAND [--json]
  grant EMAIL           make a registered user an administrator
  revoke EMAIL          take the rights back
  list                  the administrators
  outbox [--to EMAIL]   mail that waits here because no mail server is set
  backups               the backups, newest first
  backup [--type full|data_only] [--description TEXT] [--to FILE]
                        make one; with --to a copy of it is put there
  restore NAME|FILE --yes
                        replace everything by a backup of the list, or by a file`;

const options = {
  json: { type: 'boolean', default: false },
  to: { type: 'string' },
  type: { type: 'string' },
  description: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

async function run(
  platform: Platform,
  command: string | undefined,
  name: string | undefined,
  values: Values,
): Promise<Record<string, unknown>[]> {
  const { db } = platform;
  switch (command) {
    case 'grant':
    case 'revoke':
      await changeAdminByEmail(db, needed(name), command === 'grant');
      return listAdministrators(db);
    case 'list':
      return listAdministrators(db);
    case 'outbox':
      return listOutbox(db, { to: values.to });
    case 'backups':
      return listForConsole(platform);
    case 'backup':
      return backupFromConsole(platform, values);
    case 'restore':
      return restoreFromConsole(platform, needed(name), values.yes);
    default:
      throw new StartupError(usage);
  }
}

function needed(argument: string | undefined): string {
  if (argument === undefined) throw new StartupError(usage);
  return argument;
}

/** Uses the database of the running server, or starts it for as long as the command takes. */
async function withPlatform<Result>(work: (platform: Platform) => Promise<Result>): Promise<Result> {
  const settings = readSettings(process.env);
  const log = createLog('error', 'admin');
  const running = settings.databaseUrl ?? (await findRunningPostgres(settings.dataDir));
  const own =
    running === undefined
      ? await startEmbeddedPostgres({ dataDir: settings.dataDir, say: () => undefined, log })
      : undefined;
  const connectionString = running ?? own?.connectionString ?? '';
  try {
    await prepareDatabase(connectionString, settings.backups);
    const platform = await openPlatform({
      settings: { ...settings, databasePoolSize: 2 },
      connectionString,
      log,
      name: 'admin',
      openQueue: () => openQueue(connectionString, log),
    });
    return await work(platform).finally(() => platform.close());
  } catch (error) {
    throw connectionProblem(error, settings.databaseUrl !== undefined);
  } finally {
    await own?.stop();
  }
}

function print(rows: Record<string, unknown>[], asJson: boolean): void {
  if (asJson) process.stdout.write(`${JSON.stringify(rows)}\n`);
  else if (rows.length === 0) process.stdout.write('None.\n');
  else
    for (const row of rows)
      process.stdout.write(
        `${Object.entries(row)
          .map(([name, value]) => `${name}: ${String(value)}`)
          .join('\n')}\n\n`,
      );
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [command, name] = positionals;
  print(await withPlatform((platform) => run(platform, command, name, values)), values.json);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
