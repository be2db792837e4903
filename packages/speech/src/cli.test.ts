import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Analysis } from './analysis/analyse.ts';
import { writeWav } from './audio/write-wav.ts';
import { modelDownloadLimitMs, testModelStore } from './models/testing/test-store.ts';
import { recogniserSets } from './recognition/recogniser.ts';

/** One of our own voices says: “We walk to school in snow.” */
const spokenFile = fileURLToPath(new URL('pronunciation/testing/parity-wrong.wav', import.meta.url));
const program = fileURLToPath(new URL('cli.ts', import.meta.url));

/** Each command loads models; beside other work that takes a while. */
const slowMachineMs = 180_000;

describe('the command line', { timeout: slowMachineMs }, () => {
  let folder: string;
  let dataFolder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'bandwise-speech-'));
    const store = await testModelStore(recogniserSets('base'));
    dataFolder = path.dirname(store.folder);
  }, modelDownloadLimitMs);

  afterAll(() => rm(folder, { recursive: true }));

  async function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
    const env = { ...process.env, BANDWISE_DATA: dataFolder, INIT_CWD: folder };
    try {
      return { code: 0, ...(await promisify(execFile)(process.execPath, [program, ...args], { env })) };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, stdout, stderr };
    }
  }

  it('gives each word of a transcript its time', async () => {
    const { stdout } = await run('transcribe', spokenFile, '--json');
    const { words } = JSON.parse(stdout) as Pick<Analysis, 'words'>;
    expect(words.length).toBeGreaterThan(3);
    words.forEach(({ startSec, endSec }, i) => {
      expect(startSec).toBeGreaterThanOrEqual(words[i - 1]?.endSec ?? 0);
      expect(endSec).toBeGreaterThan(startSec);
    });
  });

  it('answers a file that is no recording with a code and a sentence', async () => {
    await writeFile(path.join(folder, 'page.wav'), '<!doctype html>');
    const { code, stdout } = await run('transcribe', 'page.wav', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      error: 'not_wav',
      message: 'This file is not a WAV recording. Please record your answer again.',
    });
  });

  it('judges nothing in a recording of silence', async () => {
    const silence = writeWav({ samples: new Float32Array(32_000), sampleRateHz: 16_000 });
    await writeFile(path.join(folder, 'silence.wav'), silence);
    const { code, stdout } = await run('assess', 'silence.wav', '--text', 'We call it bear');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^No speech was found in the recording\./);
    expect(stdout).not.toContain('overall');
  });

  it('assesses a voice', async () => {
    const { stdout } = await run('assess', spokenFile, '--text', 'We drive to school in spring');
    expect(stdout).toMatch(/^overall +\d+ +\d+ %$/m);
    expect(stdout).toMatch(/^school +\d+ +\d+ % +\d\.\d\d +\d\.\d\d .*s \d+ {2}k \d+ {2}u \d+/m);
    expect(stdout).toMatch(/^spring .*(Omission|Mispronunciation)/m);
  });

  it('refuses a text without a word', async () => {
    const { code, stderr } = await run('assess', spokenFile, '--text', ' … ');
    expect(code).toBe(1);
    expect(stderr).toContain('The text holds no word.');
  });

  it('says how it is used', async () => {
    const { code, stdout, stderr } = await run('sing');
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('transcribe FILE');
  });
});
