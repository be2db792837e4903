import { json } from 'node:stream/consumers';
import type { HeardWord } from '@bandwise/speech/coaching/hear-word';
import { speakModel } from '@bandwise/speech/coaching/speak-model';
import { encodeFlac } from '@bandwise/speech/voices/flac/encode-flac';
import type { Platform } from '../../platform/platform.ts';
import { sharedAnalyser, sharedVoices } from '../speech-models/shared-models.ts';
import { modelFactsKey, modelSoundKey } from './stored-model.ts';
import { speechType } from './stored-speech.ts';

interface ModelFacts {
  heard: HeardWord | null;
}

/** Speaks a word as a model, listens to it and keeps both, once for everybody. In the worker only. */
export async function prepareModel({ settings, storage }: Platform, text: string): Promise<ModelFacts> {
  const factsKey = modelFactsKey(text);
  if (await storage.stat(factsKey)) return (await json((await storage.get(factsKey)).body)) as ModelFacts;
  const voices = await sharedVoices(settings);
  const model = await speakModel(voices, await sharedAnalyser(settings), text);
  const facts: ModelFacts = { heard: model.heard };
  // The sound first: whoever finds the facts finds the sound they belong to.
  await storage.put(modelSoundKey(text), encodeFlac(model.audio), { contentType: speechType });
  await storage.put(factsKey, Buffer.from(JSON.stringify(facts)), { contentType: 'application/json' });
  return facts;
}
