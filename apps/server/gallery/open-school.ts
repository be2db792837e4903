import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Defer } from '../bench/measurement.ts';
import { makeDataFolder, startServerProcess } from '../bench/server-process.ts';
import { makeSchool } from './make-school.ts';

/** What the gallery needs to know to walk through the product. */
export interface School {
  url: string;
  tokens: Record<'admin' | 'learner' | 'newcomer' | 'anonymous', string>;
  sessions: Record<
    'scored' | 'tooLittle' | 'failed' | 'halfWay' | 'part1' | 'part2' | 'part3' | 'otherFailed',
    number
  >;
  /** An answer of the scored session. */
  audioId: number;
  /** For a browser whose microphone plays a file. */
  microphoneFile: string;
}

/** The product on a free port, in a school that has been at work for weeks; made once, if it is to be kept. */
export async function openSchool(
  defer: Defer,
  say: (line: string) => void,
  keptFolder: string | undefined,
): Promise<School> {
  const folder =
    keptFolder === undefined ? path.dirname(await makeDataFolder(defer)) : path.resolve(keptFolder);
  await mkdir(folder, { recursive: true });
  // The account of PostgreSQL has to pass through.
  await chmod(folder, 0o755);
  const dataDir = path.join(folder, 'data');
  const server = await startServerProcess(defer, { BANDWISE_DATA: dataDir, LOG_LEVEL: 'error' });
  const schoolFile = path.join(folder, 'school.json');
  if (existsSync(schoolFile)) {
    const kept = JSON.parse(await readFile(schoolFile, 'utf8')) as Omit<School, 'url'>;
    return { ...kept, url: server.url };
  }
  say('Making a school: people, answers in real speech, weeks of practice …');
  const school = await makeSchool(server, { folder, dataDir, say });
  await writeFile(schoolFile, JSON.stringify(school));
  return { ...school, url: server.url };
}
