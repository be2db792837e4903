// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runCommand } from './run-command.mjs';

const options = /** @type {const} */ ({ cwd: '.', env: process.env, output: 'capture' });

/** @param {string} program */
const runProgram = (program, limitMs = 60_000) =>
  runCommand(process.execPath, ['-e', program], { ...options, limitMs });

describe('runCommand', () => {
  it('returns the exit code and everything that was written', async () => {
    const result = await runProgram("console.log('out'); console.error('err'); process.exitCode = 3");
    expect(result.code).toBe(3);
    expect(result.output).toContain('out\n');
    expect(result.output).toContain('err\n');
  });

  it('gives a program that a signal ended the code a shell would', async () => {
    expect((await runProgram("process.kill(process.pid, 'SIGKILL')")).code).toBe(137);
  });

  it('stops a program that runs past its limit', async () => {
    const result = await runProgram('setInterval(() => {}, 1000)', 50);
    expect(result).toMatchObject({ code: 143, timedOut: true });
  });

  it('fails when there is no such program', async () => {
    await expect(runCommand('bandwise-no-such-program', [], options)).rejects.toThrow('ENOENT');
  });

  it('takes the program down with the script, even when only the script is signalled', async () => {
    const module = fileURLToPath(new URL('run-command.mjs', import.meta.url));
    const inner = 'console.log(process.pid); setInterval(() => {}, 1000)';
    const script = `
      import { runCommand } from ${JSON.stringify(module)};
      await runCommand(process.execPath, ['-e', ${JSON.stringify(inner)}], { cwd: '.', env: process.env, output: 'inherit' });`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const [firstOutput] = await once(parent.stdout, 'data');
    const innerPid = Number(String(firstOutput));

    parent.kill('SIGTERM');
    const [exitCode] = await once(parent, 'exit');

    expect(exitCode).toBe(143);
    await expect.poll(() => isAlive(innerPid)).toBe(false);
  });
});

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
