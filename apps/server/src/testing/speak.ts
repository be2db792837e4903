import { analyserSets } from '@bandwise/speech/analysis/analyser';
import { modelSampleRateHz } from '@bandwise/speech/audio/audio';
import { resample } from '@bandwise/speech/audio/resample';
import { writeWav } from '@bandwise/speech/audio/write-wav';
import { testModelStore } from '@bandwise/speech/models/testing/test-store';
import { chooseVoice } from '@bandwise/speech/voices/choose-voice';
import { openVoices, voiceSets } from '@bandwise/speech/voices/open-voices';
import { joinPieces } from '@bandwise/speech/voices/shape-speech';

const voice = chooseVoice('us-grace', 0);

interface Spoken {
  /** One recording for each text. */
  recordings: Buffer[];
  /** For `BANDWISE_MODELS`: whoever has spoken can also listen. */
  modelsFolder: string;
}

/** Answers spoken by one of our own voices, as the browser records them. */
export async function speak(...texts: string[]): Promise<Spoken> {
  const store = await testModelStore([...analyserSets(), ...voiceSets(voice)]);
  const voices = openVoices(store, 1);
  const recordings: Buffer[] = [];
  for (const text of texts) {
    const pieces = await Array.fromAsync(voices.speak(text, voice));
    recordings.push(Buffer.from(writeWav(resample(joinPieces(pieces), modelSampleRateHz))));
  }
  await voices.close();
  return { recordings, modelsFolder: store.folder };
}
