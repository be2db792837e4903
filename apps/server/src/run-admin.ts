import { parseArgs } from 'node:util';
import { connectionProblem } from './platform/database/connection-problem.ts';
import { findRunningPostgres } from './platform/embedded-postgres/find-running-postgres.ts';
import type { EmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';
import { createLog, type Log } from './platform/log.ts';
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

type Rows = Promise<Record<string, unknown>[]>;
type Command = (platform: Platform, name: string | undefined, values: Values) => Rows;

const accounts = () => import('./modules/accounts/administer.ts');
const operations = () => import('./modules/operations/console.ts');

const changeAdmin =
  (isAdmin: boolean): Command =>
  async ({ db }, name) => {
    const { changeAdminByEmail, listAdministrators } = await accounts();
    await changeAdminByEmail(db, needed(name), isAdmin);
    return listAdministrators(db);
  };

/** Each loads what it needs and no more: a backup has to fit beside a busy server. */
const commands: Readonly<Record<string, Command>> = {
  grant: changeAdmin(true),
  revoke: changeAdmin(false),
  list: async ({ db }) => (await accounts()).listAdministrators(db),
  outbox: async ({ db }, _name, { to }) => (await import('./platform/mail/outbox.ts')).listOutbox(db, { to }),
  backups: async (platform) => (await operations()).listForConsole(platform),
  backup: async (platform, _name, values) => (await operations()).backupFromConsole(platform, values),
  restore: async (platform, name, { yes }) =>
    (await operations()).restoreFromConsole(platform, needed(name), yes),
};

function needed(argument: string | undefined): string {
  if (argument === undefined) throw new StartupError(usage);
  return argument;
}

/** Uses the database of the running server, or starts it for as long as the command takes. */
async function withPlatform<Result>(work: (platform: Platform) => Promise<Result>): Promise<Result> {
  const settings = readSettings(process.env);
  const log = createLog('error', 'admin');
  const running = settings.databaseUrl ?? (await findRunningPostgres(settings.dataDir));
  const own = running === undefined ? await startDatabase(settings.dataDir, log) : undefined;
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

async function startDatabase(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  const { startEmbeddedPostgres } = await import('./platform/embedded-postgres/start-embedded-postgres.ts');
  return startEmbeddedPostgres({ dataDir, say: () => undefined, log });
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
  const [commandName = '', name] = positionals;
  const command = Object.hasOwn(commands, commandName) ? commands[commandName] : undefined;
  if (!command) throw new StartupError(usage);
  print(await withPlatform((platform) => command(platform, name, values)), values.json);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
