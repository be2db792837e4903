import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readWav } from '@bandwise/speech/audio/read-wav';
import { resample } from '@bandwise/speech/audio/resample';
import { writeWav } from '@bandwise/speech/audio/write-wav';

const root = path.resolve(import.meta.dirname, '../../../..');
/** Where all tests of this clone keep the models. */
const dataFolder = path.join(root, '.cache');
/** A rate that the browser's fake microphone plays. */
const microphoneHz = 48_000;
const run = promisify(execFile);

async function speech<Answer>(...args: string[]): Promise<Answer> {
  const { stdout } = await run(process.execPath, ['packages/speech/src/cli.ts', ...args, '--json'], {
    cwd: root,
    env: { ...process.env, BANDWISE_DATA: dataFolder },
  });
  return JSON.parse(stdout) as Answer;
}

/** A recording of one of our own voices, for the fake microphone, which plays it again and again. */
export async function speakInto(file: string, text: string, { silenceSec = 0 } = {}): Promise<void> {
  await speech('speak', text, '--voice', 'us-grace', '--out', file);
  const { samples, sampleRateHz } = resample(readWav(await readFile(file)), microphoneHz);
  const silence = silenceSec * sampleRateHz;
  const framed = new Float32Array(samples.length + 2 * silence);
  framed.set(samples, silence);
  await writeFile(file, writeWav({ samples: framed, sampleRateHz }));
}

/** What our own recogniser hears in a recording. */
export async function transcribeFile(file: string): Promise<string> {
  return (await speech<{ text: string }>('transcribe', file)).text;
}
