// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** @type {string} */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bandwise-keep-running-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Every start of the server adds a line to a file; what it does then depends on how often it was started. @param {string} server */
const keepRunning = (server) => {
  const module = fileURLToPath(new URL('keep-running.mjs', import.meta.url));
  const program = `
    const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync('starts', 'x');
    const starts = readFileSync('starts').length;
    process.on('disconnect', () => process.exit(0));
    ${server}`;
  const script = `
    import { keepRunning } from ${JSON.stringify(module)};
    process.exitCode = await keepRunning(process.execPath, ['-e', ${JSON.stringify(program)}],
      { cwd: ${JSON.stringify(folder)}, env: process.env, firstPauseMs: 10 });`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

const countStarts = async () => (await readFile(path.join(folder, 'starts'), 'utf8')).length;

describe('keepRunning', () => {
  it('starts a server again that was killed, until it ends by itself', async () => {
    const keeper = keepRunning(`
      if (starts === 3) process.exit(0);
      process.send('ready', () => process.kill(process.pid, 'SIGKILL'));`);
    expect(await once(keeper, 'exit')).toEqual([0, null]);
    expect(await countStarts()).toBe(3);
  });

  it('goes on trying when one that was killed cannot start at once', async () => {
    const keeper = keepRunning(`
      if (starts > 1) process.exit(starts < 4 ? 7 : 0);
      process.send('ready', () => process.kill(process.pid, 'SIGKILL'));`);
    expect(await once(keeper, 'exit')).toEqual([0, null]);
    expect(await countStarts()).toBe(4);
  });

  it('leaves one alone that never came up', async () => {
    const keeper = keepRunning('process.exit(7);');
    expect(await once(keeper, 'exit')).toEqual([7, null]);
    expect(await countStarts()).toBe(1);
  });

  it('tells it to stop and does not start it again', async () => {
    const keeper = keepRunning("process.send('ready'); console.log('up');");
    await once(keeper.stdout, 'data');
    keeper.kill('SIGTERM');
    expect(await once(keeper, 'exit')).toEqual([0, null]);
    expect(await countStarts()).toBe(1);
  });
});
