import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fetchModels } from '../src/models/fetch-models.ts';
import { readModelLock } from '../src/models/model-lock.ts';
import { recognise } from '../src/recognition/recognise.ts';
import { closeRecogniser, openRecogniser, recogniserSets } from '../src/recognition/recogniser.ts';
import { openVoices } from '../src/voices/open-voices.ts';
import { voiceList } from '../src/voices/voice-list.ts';
import type { Screening } from './screen-voice.ts';
import { screenVoice } from './screen-voice.ts';
import { speakOnce } from './screening-sound.ts';

/** Screens the voices of the list, or those named with `--voice ID`, and keeps the table of results. */
const tablePath = fileURLToPath(new URL('voice-screening.json', import.meta.url));
const cacheFolder = fileURLToPath(new URL('../../../.cache', import.meta.url));
const soundFolder = path.join(cacheFolder, 'voice-screening');

const { values } = parseArgs({
  options: { voice: { type: 'string', multiple: true }, threads: { type: 'string', default: '1' } },
});
const threads = Number(values.threads);

async function readTable(): Promise<Screening[]> {
  return JSON.parse(await readFile(tablePath, 'utf8').catch(() => '[]')) as Screening[];
}

async function writeTable(table: readonly Screening[]): Promise<void> {
  const inOrder = voiceList.flatMap(({ id }) => table.filter(({ voice }) => voice === id));
  await writeFile(tablePath, `${JSON.stringify(inOrder, null, 2)}\n`);
}

const store = { folder: path.join(cacheFolder, 'models'), lock: await readModelLock() };
await fetchModels(store, { sets: [...recogniserSets('base'), 'voices-live', 'voices-best'] });
const recogniser = await openRecogniser(store, { threads });
const voices = openVoices(store, threads);
for (const voice of voiceList) {
  if (values.voice !== undefined && !values.voice.includes(voice.id)) continue;
  const screening = await screenVoice(
    voice,
    (question) => speakOnce(voices, voice, question, soundFolder),
    async (audio) => (await recognise(recogniser, audio)).text,
  );
  await writeTable([...(await readTable()).filter((row) => row.voice !== voice.id), screening]);
  process.stdout.write(`${JSON.stringify(screening)}\n`);
}
await voices.close();
await closeRecogniser(recogniser);
