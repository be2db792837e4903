import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Audio } from '../src/audio/audio.ts';
import { modelSampleRateHz } from '../src/audio/audio.ts';
import { readWav } from '../src/audio/read-wav.ts';
import { resample } from '../src/audio/resample.ts';
import { writeWav } from '../src/audio/write-wav.ts';
import { fetchModels } from '../src/models/fetch-models.ts';
import { readModelLock } from '../src/models/model-lock.ts';
import { recognise } from '../src/recognition/recognise.ts';
import { closeRecogniser, openRecogniser, recogniserSets } from '../src/recognition/recogniser.ts';
import { openVoices } from '../src/voices/open-voices.ts';
import { joinPieces } from '../src/voices/shape-speech.ts';
import type { Voice } from '../src/voices/voice.ts';
import { voiceList } from '../src/voices/voice-list.ts';
import { atLoudness, overdriven, withBackground, withNoise } from './spoil-sound.ts';
import { spokenAnswers } from './spoken-answers.ts';
import { countWordErrors } from './word-errors.ts';

/**
 * Word errors on answers spoken by our own voices, clean and spoiled, and what becomes of files that hold no English
 * (`--others FOLDER` of .wav files). Nothing here was trained on.
 */
const { values } = parseArgs({
  options: {
    encoder: { type: 'string' },
    spoken: { type: 'string', default: '.cache/spoken-answers' },
    models: { type: 'string', default: '.cache/models' },
    others: { type: 'string' },
    voice: { type: 'string', multiple: true },
    condition: { type: 'string', multiple: true },
    verbose: { type: 'boolean', default: false },
  },
});

interface Answer {
  voice: Voice;
  text: string;
  audio: Audio;
}

const conditions: Record<string, (audio: Audio, others: readonly Answer[]) => Audio> = {
  clean: (audio) => audio,
  'low level (-45 dBFS)': (audio) => atLoudness(audio, -45),
  'noise, 10 dB': (audio) => withNoise(audio, 10, 1),
  'noise, 5 dB': (audio) => withNoise(audio, 5, 1),
  'another voice, 10 dB': (audio, others) =>
    withBackground(audio, others[0]?.audio.samples ?? new Float32Array(1), 10),
  'overdriven by 15 dB': (audio) => overdriven(audio, 15),
};

const store = { folder: values.models, lock: await readModelLock() };
await fetchModels(store, { sets: [...recogniserSets('base'), 'voices-live', 'voices-best'] });

/** Each voice gives two answers; they are kept, so that every encoder hears the same sound. */
async function speakAnswers(): Promise<Answer[]> {
  await mkdir(values.spoken, { recursive: true });
  const voices = openVoices(store, 1);
  const answers: Answer[] = [];
  for (const [index, voice] of voiceList.entries()) {
    if (values.voice !== undefined && !values.voice.includes(voice.id)) continue;
    for (const which of [index, index + 5]) {
      const text = spokenAnswers[which % spokenAnswers.length] ?? '';
      const file = path.join(values.spoken, `${voice.id}-${which % spokenAnswers.length}.wav`);
      const kept = await readFile(file).catch(() => undefined);
      const audio =
        kept === undefined
          ? resample(joinPieces(await Array.fromAsync(voices.speak(text, voice))), modelSampleRateHz)
          : readWav(kept);
      if (kept === undefined) await writeFile(file, writeWav(audio));
      answers.push({ voice, text, audio });
    }
  }
  await voices.close();
  return answers;
}

const answers = await speakAnswers();
const recogniser = await openRecogniser(store, {
  threads: 1,
  ...(values.encoder === undefined ? {} : { encoderFile: values.encoder }),
});
const say = (...parts: unknown[]) => values.verbose && console.error(parts.join(' '));

for (const [name, spoil] of Object.entries(conditions)) {
  if (values.condition !== undefined && !values.condition.some((one) => name.startsWith(one))) continue;
  const total: Record<string, { errors: number; words: number }> = {};
  const logProbs: number[] = [];
  let refused = 0;
  for (const [index, { voice, text, audio }] of answers.entries()) {
    const others = answers.slice((index + 3) % answers.length);
    const heard = await recognise(recogniser, spoil(audio, others));
    const { errors, words } = countWordErrors(text, heard.text);
    for (const group of ['all', `${voice.accent} ${voice.sex}`]) {
      const sum = (total[group] ??= { errors: 0, words: 0 });
      sum.errors += errors;
      sum.words += words;
    }
    if (heard.outcome !== 'speech') refused++;
    logProbs.push(Math.log(heard.confidence));
    say(name, voice.id, `${errors}/${words}`, Math.log(heard.confidence).toFixed(2), heard.text);
  }
  const percents = Object.entries(total).map(([group, { errors, words }]) => [
    group,
    Number(((100 * errors) / words).toFixed(1)),
  ]);
  console.log(
    JSON.stringify({
      encoder: values.encoder ?? 'shipped',
      condition: name,
      n: answers.length,
      refused,
      lowestMeanLogProb: Number(Math.min(...logProbs).toFixed(2)),
      wordErrorPercent: Object.fromEntries(percents) as Record<string, number>,
    }),
  );
}

const otherFiles = values.others === undefined ? [] : (await readdir(values.others)).toSorted();
for (const file of otherFiles) {
  const bytes = await readFile(path.join(values.others ?? '', file));
  const heard = await recognise(recogniser, resample(readWav(bytes), modelSampleRateHz));
  console.log(
    JSON.stringify({
      encoder: values.encoder ?? 'shipped',
      file,
      outcome: heard.outcome,
      meanLogProb: Number(Math.log(heard.confidence).toFixed(2)),
      text: heard.text,
    }),
  );
}
await closeRecogniser(recogniser);
