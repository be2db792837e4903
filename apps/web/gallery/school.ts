import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../../..');
const program = path.join(root, 'apps/server/gallery/main.ts');

const id = z.int().positive();

/** Told by the program that runs the school. */
const schoolSchema = z.object({
  url: z.url(),
  tokens: z.object({ admin: z.string(), learner: z.string(), newcomer: z.string(), anonymous: z.string() }),
  sessions: z.object({
    scored: id,
    tooLittle: id,
    failed: id,
    halfWay: id,
    part1: id,
    part2: id,
    part3: id,
    otherFailed: id,
  }),
  audioId: id,
  microphoneFile: z.string(),
});
export type School = z.infer<typeof schoolSchema>;

export interface OpenSchool {
  school: School;
  close: () => Promise<void>;
}

/** A server with a school on it, in a process of its own, which ends with ours. */
export async function openSchool(dataFolder: string | undefined): Promise<OpenSchool> {
  const args = dataFolder === undefined ? [] : ['--data', dataFolder];
  const server = spawn(process.execPath, [program, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit');
  const told = await Promise.race([once(server, 'message'), ended.then(() => [])]);
  const school = schoolSchema.parse(told[0]);
  return {
    school,
    async close() {
      server.disconnect();
      await ended;
    },
  };
}
