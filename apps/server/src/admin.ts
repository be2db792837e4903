import { parseArgs } from 'node:util';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { changeAdminByEmail, listAdministrators } from './modules/accounts/administer.ts';
import { connectionProblem } from './platform/database/connection-problem.ts';
import { openDatabase } from './platform/database/database.ts';
import { findRunningPostgres } from './platform/embedded-postgres/find-running-postgres.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from './platform/log.ts';
import { listOutbox } from './platform/mail/outbox.ts';
import { readSettings } from './platform/settings.ts';
import { StartupError } from './platform/startup-error.ts';
import { prepareDatabase } from './prepare-database.ts';

const usage = `Usage: npm run admin -- COMMAND [--json]
  grant EMAIL           make a registered user an administrator
  revoke EMAIL          take the rights back
  list                  the administrators
  outbox [--to EMAIL]   mail that waits here because no mail server is set`;

async function run(
  db: NodePgDatabase,
  command: string | undefined,
  email: string | undefined,
  to: string | undefined,
) {
  switch (command) {
    case 'grant':
    case 'revoke':
      if (email === undefined) throw new StartupError(usage);
      await changeAdminByEmail(db, email, command === 'grant');
      return listAdministrators(db);
    case 'list':
      return listAdministrators(db);
    case 'outbox':
      return listOutbox(db, { to });
    default:
      throw new StartupError(usage);
  }
}

/** Uses the database of the running server, or starts it for as long as the command takes. */
async function withDatabase<Result>(work: (db: NodePgDatabase) => Promise<Result>): Promise<Result> {
  const settings = readSettings(process.env);
  const log = createLog('error', 'admin');
  const running = settings.databaseUrl ?? (await findRunningPostgres(settings.dataDir));
  const own =
    running === undefined
      ? await startEmbeddedPostgres({ dataDir: settings.dataDir, say: () => undefined, log })
      : undefined;
  const connectionString = running ?? own?.connectionString ?? '';
  try {
    await prepareDatabase(connectionString);
    const database = openDatabase(connectionString, { poolSize: 2, name: 'admin', log });
    return await work(database.db).finally(() => database.close());
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
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, to: { type: 'string' } },
  });
  const [command, email] = positionals;
  print(await withDatabase((db) => run(db, command, email, values.to)), values.json);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
