import { modelSampleRateHz } from '@bandwise/speech/audio/audio';
import { resample } from '@bandwise/speech/audio/resample';
import { writeWav } from '@bandwise/speech/audio/write-wav';
import type { ModelStore } from '@bandwise/speech/models/locate-model';
import { chooseVoice } from '@bandwise/speech/voices/choose-voice';
import { openVoices } from '@bandwise/speech/voices/open-voices';
import { joinPieces } from '@bandwise/speech/voices/shape-speech';

const answerSec = 60;
const said =
  'I usually take the bus to work, because it is cheaper than driving. In the evening I like to cook something simple.';

export const benchVoice = 'us-grace';

/** A minute of speech, as many times as wanted; the last sample differs, so that no two are the same file. */
export async function speakMinutes(store: ModelStore, count: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const voices = openVoices(store, 1);
  const pieces = await Array.fromAsync(voices.speak(said, chooseVoice(benchVoice, 0)));
  await voices.close();
  const { samples } = resample(joinPieces(pieces), modelSampleRateHz);
  const minute = new Float32Array(answerSec * modelSampleRateHz);
  for (let at = 0; at < minute.length; at += samples.length)
    minute.set(samples.subarray(0, minute.length - at), at);
  const file = writeWav({ samples: minute, sampleRateHz: modelSampleRateHz });
  return Array.from({ length: count }, (_, number) => {
    const copy = file.slice();
    copy[copy.length - 2] = number;
    return copy;
  });
}
