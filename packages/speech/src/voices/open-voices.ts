import { readFile } from 'node:fs/promises';
import type { Audio } from '../audio/audio.ts';
import { openSession } from '../inference/open-session.ts';
import type { ModelStore } from '../models/locate-model.ts';
import { locateModel } from '../models/locate-model.ts';
import { pronounceWord } from '../phonemes/pronounce-word.ts';
import type { KokoroModel } from './kokoro-voice.ts';
import { readVocabulary, speakWithKokoro } from './kokoro-voice.ts';
import type { PiperModel } from './piper-voice.ts';
import { readSymbolIds, speakWithPiper } from './piper-voice.ts';
import type { SpeakSentence } from './speak-sentences.ts';
import { speakSentences } from './speak-sentences.ts';
import { kokoroAmericanSymbols } from './symbols/kokoro-american.ts';
import { kokoroBritishSymbols } from './symbols/kokoro-british.ts';
import { piperSymbols } from './symbols/piper-symbols.ts';
import type { BestVoice, LiveVoice, Voice } from './voice.ts';

/** The models a voice needs, by their names in models.lock.json. */
export const voiceSets = (voice: Voice): string[] => [
  voice.engine === 'piper' ? 'voices-live' : 'voices-best',
];

export interface Voices {
  /** The sound of a text, sentence by sentence, each as soon as it is ready. */
  speak(text: string, voice: Voice): AsyncGenerator<Audio>;
  /** Frees the models; the next call opens them again. */
  close(): Promise<void>;
}

async function openPiper(store: ModelStore, threads: number): Promise<PiperModel> {
  const tokens = await readFile(await locateModel(store, 'voices-live/tokens.txt'), 'utf8');
  const session = await openSession(await locateModel(store, 'voices-live/model.onnx'), threads);
  return { session, symbolIds: readSymbolIds(tokens) };
}

async function openKokoro(store: ModelStore, threads: number): Promise<KokoroModel> {
  const tokenizer = await readFile(await locateModel(store, 'voices-best/tokenizer.json'), 'utf8');
  const session = await openSession(await locateModel(store, 'voices-best/model.onnx'), threads);
  return { session, symbolIds: readVocabulary(tokenizer) };
}

async function readStyles(store: ModelStore, speaker: string): Promise<Float32Array> {
  const bytes = await readFile(await locateModel(store, `voices-best/${speaker}.bin`));
  return new Float32Array(Uint8Array.from(bytes).buffer);
}

/** The voices of a folder of models; each engine is opened when it is first needed. */
export function openVoices(store: ModelStore, threads: number): Voices {
  let piper: Promise<PiperModel> | undefined;
  let kokoro: Promise<KokoroModel> | undefined;

  // One that cannot be opened today, because its models are on their way, is opened by a later call.
  function openedPiper(): Promise<PiperModel> {
    return (piper ??= openPiper(store, threads).catch((error: unknown) => {
      piper = undefined;
      throw error;
    }));
  }

  function openedKokoro(): Promise<KokoroModel> {
    return (kokoro ??= openKokoro(store, threads).catch((error: unknown) => {
      kokoro = undefined;
      throw error;
    }));
  }

  async function liveSentences(voice: LiveVoice): Promise<SpeakSentence> {
    const model = await openedPiper();
    return (sentence, manner) =>
      speakWithPiper(model, piperSymbols(sentence), { speaker: voice.speaker, pace: voice.pace, manner });
  }

  async function bestSentences(voice: BestVoice): Promise<SpeakSentence> {
    const model = await openedKokoro();
    const styles = await readStyles(store, voice.speaker);
    const symbolsOf = voice.accent === 'UK' ? kokoroBritishSymbols : kokoroAmericanSymbols;
    return (sentence) => speakWithKokoro(model, symbolsOf(sentence), { styles, pace: voice.pace });
  }

  return {
    async *speak(text, voice) {
      const speakSentence = await (voice.engine === 'piper' ? liveSentences(voice) : bestSentences(voice));
      yield* speakSentences(text, pronounceWord, speakSentence);
    },
    async close() {
      const open = [piper, kokoro];
      piper = kokoro = undefined;
      for (const model of open) await (await model)?.session.release();
    },
  };
}
