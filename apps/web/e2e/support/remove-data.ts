import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { password } from './accounts.ts';

const searchProgram = path.resolve(import.meta.dirname, '../../../server/src/testing/search-logs-of.ts');

/** The server still runs: first a look at what its logs have kept of all the tests. */
export default function removeData(): void {
  const folder = process.env.BANDWISE_E2E_DATA;
  if (!folder) return;
  const { status } = spawnSync(process.execPath, [searchProgram, folder, password], { stdio: 'inherit' });
  rmSync(folder, { recursive: true, force: true });
  if (status !== 0) throw new Error('The logs of the server hold a secret.');
}
