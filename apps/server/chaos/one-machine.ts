import path from 'node:path';
import type { Defer } from '../bench/measurement.ts';
import { makeDataFolder } from '../bench/server-process.ts';
import { findCluster } from '../src/platform/embedded-postgres/locate-cluster.ts';
import { pickFreePort } from '../src/platform/embedded-postgres/launch-server.ts';
import { findPostmaster } from '../src/platform/embedded-postgres/postmaster.ts';
import { killNow } from '../src/process-tests/processes.ts';
import { mountDisk } from './breakable-disk.ts';
import { startCopy } from './installation.ts';
import { startMoodyProvider } from './moody-provider.ts';
import type { Fault, Stage } from './stage.ts';

const shortMs = 8_000;

/** `npm start` and nothing else: the embedded database, recordings on a disk. */
export async function openOneMachine(defer: Defer): Promise<Stage> {
  const dataDir = await makeDataFolder(defer);
  const disk = await mountDisk(defer, path.join(dataDir, 'storage'));
  const provider = await startMoodyProvider(defer);
  const copy = await startCopy(defer, 'one', await pickFreePort(), {
    BANDWISE_DATA: dataDir,
    ...provider.settings,
  });
  const killProgram = async (program: 'main.ts' | 'worker.ts') => {
    const pid = await copy.findProcess(program);
    if (pid !== undefined) killNow(pid);
  };
  const killDatabase = async () => {
    const cluster = await findCluster(dataDir);
    const postmaster = cluster && (await findPostmaster(cluster));
    if (postmaster) killNow(postmaster.pid);
  };
  const faults: Fault[] = [
    { name: 'web process killed', strike: () => killProgram('main.ts') },
    { name: 'worker killed', strike: () => killProgram('worker.ts') },
    { name: 'database killed', strike: killDatabase },
    {
      name: 'database and web process killed',
      async strike() {
        await Promise.all([killDatabase(), killProgram('main.ts')]);
      },
    },
    { name: 'provider hangs', strike: () => provider.hangFor(shortMs) },
    { name: 'provider lies', strike: () => provider.lieFor(shortMs) },
  ];
  if (disk !== undefined)
    faults.push(
      { name: 'disk full', strike: () => disk.fullFor(shortMs) },
      { name: 'disk read-only', strike: () => disk.readOnlyFor(shortMs) },
    );
  return { name: 'one machine', copies: [copy], urls: [copy.url], faults };
}
