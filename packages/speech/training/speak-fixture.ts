/**
 * Recordings for the test that training and product compute the same numbers, spoken by our own voices:
 *   node training/speak-fixture.ts OUT: OUT/*.wav, and OUT/labels.json in the format of speechocean762's labels.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { modelSampleRateHz } from '../src/audio/audio.ts';
import { resample } from '../src/audio/resample.ts';
import { writeWav } from '../src/audio/write-wav.ts';
import { testModelStore } from '../src/models/testing/test-store.ts';
import { pronounceWord } from '../src/phonemes/pronounce-word.ts';
import { chooseVoice } from '../src/voices/choose-voice.ts';
import { openVoices, voiceSets } from '../src/voices/open-voices.ts';
import { joinPieces } from '../src/voices/shape-speech.ts';

/** The second does not say what its text says. */
const utterances = [
  { id: 'right', voice: 'us-grace', said: 'I usually take the bus.', text: 'I USUALLY TAKE THE BUS' },
  {
    id: 'wrong',
    voice: 'us-james',
    said: 'We walk to school in snow.',
    text: 'WE DRIVE TO SCHOOL IN SPRING',
  },
];

const [out = '.'] = process.argv.slice(2);
await mkdir(out, { recursive: true });
const store = await testModelStore(voiceSets(chooseVoice('us-grace', 0)));
const voices = openVoices(store, 1);
const labels = [];
for (const { id, voice: voiceId, said, text } of utterances) {
  const voice = chooseVoice(voiceId, 0);
  const sound = joinPieces(await Array.fromAsync(voices.speak(said, voice)));
  await writeFile(`${out}/${id}.wav`, writeWav(resample(sound, modelSampleRateHz)));
  const words = text.split(' ').map((word) => {
    const phones = pronounceWord(word.toLowerCase());
    return { text: word, accuracy: 10, stress: 10, total: 10, phones, phone_acc: phones.map(() => 2) };
  });
  labels.push([
    id,
    { text, speaker: '0001', age: 30, accuracy: 10, fluency: 10, prosodic: 10, total: 10, words },
  ]);
}
await voices.close();
await writeFile(`${out}/labels.json`, JSON.stringify(Object.fromEntries(labels)));
