// @ts-check
import { NODE_24, ROOT } from './repository.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Runs a TypeScript program of the server on Node 24, in the folder of the repository.
 * @param {string} program below `apps/server`
 * @param {readonly string[]} args
 */
export const runServerProgram = async (program, args) => {
  const { code } = await runCommand(NODE_24, [`apps/server/${program}`, ...args], {
    cwd: ROOT,
    env: process.env,
    output: 'inherit',
  });
  return code;
};
