import { apiBasePath } from '@bandwise/contract/limits';
import { listUsers } from '@bandwise/contract/users';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from '../src/platform/log.ts';
import { openListedServer, type ListedServer } from './listed-server.ts';
import { insertManyUsers } from './many-users.ts';
import { median, type Bench } from './measurement.ts';
import { makeDataFolder } from './server-process.ts';
import { listCases, type ListCase } from './user-list-cases.ts';

const fewUsers = 2_000;
const manyUsers = 200_000;
const warmUps = 5;
const samples = 80;
const maxRatio = 1.5;

interface Timing {
  listCase: ListCase;
  fewUrl: string;
  manyUrl: string;
  fewMs: number[];
  manyMs: number[];
}

/** The administrator's list at 200,000 users beside the same list at 2,000, through the whole HTTP stack. */
export const userList: Bench = async ({ defer, say }) => {
  const dataDir = await makeDataFolder(defer);
  const log = createLog('error', 'bench');
  const postgres = await startEmbeddedPostgres({ dataDir, say, log, durable: false });
  defer(() => postgres.stop());
  say(`user-list: creating ${fewUsers + manyUsers} users`);
  const open = (name: string, users: number) =>
    openListedServer(postgres.connectionString, name, (url) => insertManyUsers(url, users), defer);
  const few = await open('few', fewUsers);
  const many = await open('many', manyUsers);

  const timings: Timing[] = [];
  for (const listCase of listCases) {
    const fewUrl = await findUrl(few, listCase, listCase.queryOfFew ?? listCase.query);
    const manyUrl = await findUrl(many, listCase, listCase.query);
    timings.push({ listCase, fewUrl, manyUrl, fewMs: [], manyMs: [] });
  }
  // Each round asks for everything once, so that a busy moment of the machine touches every case alike.
  for (let round = 1; round <= warmUps + samples; round += 1) {
    if (round % 20 === 0) say(`user-list: round ${round} of ${warmUps + samples}`);
    for (const timing of timings) await takeSample(timing, few, many, round % 2 === 1);
  }
  return timings.map(({ listCase, fewMs, manyMs }) => ({
    case: listCase.name,
    unit: 'ms',
    measured: median(manyMs.slice(warmUps)),
    base: median(fewMs.slice(warmUps)),
    ...(listCase.informsOnly ? {} : { limit: { atMost: maxRatio } }),
  }));
};

async function takeSample(
  timing: Timing,
  few: ListedServer,
  many: ListedServer,
  isOdd: boolean,
): Promise<void> {
  const askFew = async () => timing.fewMs.push(await few.timeMs(timing.fewUrl));
  const askMany = async () => timing.manyMs.push(await many.timeMs(timing.manyUrl));
  for (const ask of isOdd ? [askFew, askMany] : [askMany, askFew]) await ask();
}

/** The address of the page, having checked that the page shows what the case is about. */
async function findUrl(
  server: ListedServer,
  { name, pagesBefore = 0, findsNobody = false }: ListCase,
  query: Record<string, string>,
): Promise<string> {
  let url = listUrl(query);
  let page = await readPage(server, url);
  for (let before = 0; before < pagesBefore; before += 1) {
    if (page.next_cursor === null) throw new Error(`${name}: the list ended after ${before + 1} pages`);
    url = listUrl({ ...query, cursor: page.next_cursor });
    page = await readPage(server, url);
  }
  if ((page.users.length === 0) !== findsNobody) throw new Error(`${name}: ${page.users.length} users`);
  return url;
}

async function readPage(server: ListedServer, url: string) {
  return listUsers.reply.parse(JSON.parse(await server.get(url)));
}

function listUrl(query: Record<string, string>): string {
  return `${apiBasePath}${listUsers.path}?${new URLSearchParams(query).toString()}`;
}
