import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeWav } from './audio/write-wav.ts';
import { modelDownloadLimitMs, testModelStore } from './models/testing/test-store.ts';
import { recogniserSets } from './recognition/recogniser.ts';

const program = fileURLToPath(new URL('cli.ts', import.meta.url));

describe('the command line', () => {
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

  it('says that a recording of silence holds no speech', async () => {
    const silence = writeWav({ samples: new Float32Array(32_000), sampleRateHz: 16_000 });
    await writeFile(path.join(folder, 'silence.wav'), silence);
    const { code, stdout } = await run('transcribe', 'silence.wav', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'no_speech', text: '', problems: ['silent'] });
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

  it('says how it is used', async () => {
    const { code, stdout, stderr } = await run('sing');
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('transcribe FILE');
  });
});
