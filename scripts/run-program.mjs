// @ts-check
import { NODE_24, NODE_COMPILE_CACHE, ROOT } from './repository.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Runs a TypeScript program on Node 24, in the folder of the repository.
 * @param {string} program
 * @param {readonly string[]} args
 */
export const runProgram = async (program, args) => {
  const { code } = await runCommand(NODE_24, [program, ...args], {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE, ...process.env },
    output: 'inherit',
  });
  return code;
};
