import type { Defer } from '../bench/measurement.ts';
import { makeDataFolder } from '../bench/server-process.ts';
import { findCluster } from '../src/platform/embedded-postgres/locate-cluster.ts';
import { pickFreePort } from '../src/platform/embedded-postgres/launch-server.ts';
import { findPostmaster } from '../src/platform/embedded-postgres/postmaster.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from '../src/platform/log.ts';
import { startS3Server } from '../src/platform/storage/s3-server.fixture.ts';
import { killNow } from '../src/process-tests/processes.ts';
import { openProxy } from './breakable-proxy.ts';
import { startCopy, type Copy } from './installation.ts';
import { startMoodyProvider } from './moody-provider.ts';
import type { Fault, Stage } from './stage.ts';

const shortMs = 8_000;
/** The longest that a database may be out of reach without anybody having to do something. */
const databaseAwayMs = 30_000;

/** Two web servers and two workers on one PostgreSQL and one S3 server. */
export async function openCluster(defer: Defer): Promise<Stage> {
  const postgresFolder = await makeDataFolder(defer);
  const postgres = await startEmbeddedPostgres({
    dataDir: postgresFolder,
    say: () => undefined,
    log: createLog('error', 'chaos'),
  });
  defer(() => postgres.stop());
  const databaseUrl = new URL(postgres.connectionString);
  const database = await openProxy(defer, Number(databaseUrl.port));
  databaseUrl.port = String(database.port);

  const s3 = await startS3Server();
  defer(() => s3.close());
  const storage = await openProxy(defer, Number(new URL(s3.options.endpoint ?? '').port));
  const provider = await startMoodyProvider(defer);
  const shared = {
    DATABASE_URL: databaseUrl.href,
    S3_BUCKET: s3.options.bucket,
    S3_ENDPOINT: `http://127.0.0.1:${storage.port}`,
    S3_ACCESS_KEY_ID: 'test',
    S3_SECRET_ACCESS_KEY: 'test',
    S3_FORCE_PATH_STYLE: '1',
    ...provider.settings,
  };
  const start = async (name: string, ROLE: 'web' | 'worker') =>
    startCopy(defer, name, await pickFreePort(), {
      ...shared,
      ROLE,
      BANDWISE_DATA: await makeDataFolder(defer),
    });
  const webs = [await start('web-1', 'web'), await start('web-2', 'web')];
  const workers = [await start('worker-1', 'worker'), await start('worker-2', 'worker')];

  const kill = (copy: Copy | undefined, program: 'main.ts' | 'worker.ts') => async () => {
    const pid = await copy?.findProcess(program);
    if (pid !== undefined) killNow(pid);
  };
  const faults: Fault[] = [
    { name: 'first web server killed', strike: kill(webs[0], 'main.ts') },
    { name: 'second web server killed', strike: kill(webs[1], 'main.ts') },
    { name: 'first worker killed', strike: kill(workers[0], 'worker.ts') },
    { name: "second worker's machine killed", strike: kill(workers[1], 'main.ts') },
    { name: 'database connections dropped for 30 s', strike: () => database.cutFor(databaseAwayMs) },
    {
      name: 'database killed',
      async strike() {
        const cluster = await findCluster(postgresFolder);
        const postmaster = cluster && (await findPostmaster(cluster));
        if (postmaster) killNow(postmaster.pid);
      },
    },
    {
      name: 'a web server and a worker killed while the database is away',
      async strike() {
        await Promise.all([kill(webs[1], 'main.ts')(), kill(workers[0], 'main.ts')()]);
        await database.cutFor(databaseAwayMs / 2);
      },
    },
    { name: 'storage out of reach', strike: () => storage.cutFor(shortMs) },
    { name: 'provider hangs', strike: () => provider.hangFor(shortMs) },
    { name: 'provider lies', strike: () => provider.lieFor(shortMs) },
  ];
  return {
    name: 'two web servers, two workers',
    copies: [...webs, ...workers],
    urls: webs.map(({ url }) => url),
    faults,
  };
}
