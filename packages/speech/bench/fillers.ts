import { parseArgs } from 'node:util';
import { listenToFrames } from '../src/analysis/listen-to-frames.ts';
import { analyserSets, closeAnalyser, openAnalyser } from '../src/analysis/analyser.ts';
import { findFillers } from '../src/fluency/find-fillers.ts';
import { fetchModels } from '../src/models/fetch-models.ts';
import { readModelLock } from '../src/models/model-lock.ts';
import { listenForSpeech } from '../src/recognition/recognise.ts';
import { openVoices } from '../src/voices/open-voices.ts';
import { voiceList } from '../src/voices/voice-list.ts';
import { speakWithFillers } from './speech-with-fillers.ts';

/** Fillers spoken by our live voices between phrases, and how many are found when none of them is written down. */
const { values } = parseArgs({
  options: { models: { type: 'string', default: '.cache/models' }, each: { type: 'string', default: '3' } },
});
const store = { folder: values.models, lock: await readModelLock() };
await fetchModels(store, { sets: [...analyserSets(), 'voices-live'] });
const voices = openVoices(store, 1);
const analyser = await openAnalyser(store, { threads: 1 });
const live = voiceList.filter((voice) => voice.engine === 'piper');

const count = { spoken: 0, found: 0, right: 0, silentPauses: 0 };
for await (const { audio, text, gaps } of speakWithFillers(store, voices, live, Number(values.each))) {
  const frames = await listenToFrames(
    analyser.assessor,
    audio,
    await listenForSpeech(analyser.recogniser, audio),
  );
  const words = text.split(' ').map((word) => ({ word, startSec: 0, endSec: 0 }));
  const fillers = gaps.filter(({ kind }) => kind === 'filler');
  const found = findFillers(analyser.assessor.judges.prior, frames, words);
  const right = fillers.filter((gap) =>
    found.some((one) => one.startSec < gap.endSec && one.endSec > gap.startSec),
  );
  count.spoken += fillers.length;
  count.silentPauses += gaps.length - fillers.length;
  count.found += found.length;
  count.right += right.length;
}
await voices.close();
await closeAnalyser(analyser);
const share = (part: number, whole: number) => Number((part / whole).toFixed(2));
console.log(
  JSON.stringify({
    ...count,
    precision: share(count.right, count.found),
    recall: share(count.right, count.spoken),
  }),
);
