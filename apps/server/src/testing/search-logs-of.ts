import { findRunningPostgres } from '../platform/embedded-postgres/find-running-postgres.ts';
import { searchLogTables } from './search-log-tables.ts';

/** For the browser tests, which know the server from outside: the data folder, then secrets that no log of it may hold. */
const [dataDir = '', ...values] = process.argv.slice(2);
const url = await findRunningPostgres(dataDir);
if (url === undefined) throw new Error(`no database runs in ${dataDir}`);
const secrets = values.map((value) => ({ database: '', field: 'password', value }));
const { rows, findings } = await searchLogTables(url, secrets);
process.stdout.write(`${rows} log entries of the browser tests hold ${findings.length} secrets.\n`);
if (findings.length > 0) throw new Error(findings.join('\n'));
