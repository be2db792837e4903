import type { Audio } from '../src/audio/audio.ts';
import { durationSec, modelSampleRateHz } from '../src/audio/audio.ts';
import { resample } from '../src/audio/resample.ts';
import type { Voices } from '../src/voices/open-voices.ts';
import type { Voice } from '../src/voices/voice.ts';
import { screeningQuestions } from './screening-questions.ts';
import { countWordErrors } from './word-errors.ts';

export interface Screening {
  voice: string;
  words: number;
  errors: number;
  /** Share of the words. */
  wordErrorRate: number;
  wordsPerMinute: number;
  /** Processor time of speaking, per second of sound. */
  realTimeFactor: number;
  misheard: { question: string; heard: string }[];
}

/** What a recogniser hears in 16 kHz sound. */
export type Hear = (audio: Audio) => Promise<string>;

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Lets a voice ask all questions and counts the words that are not understood. */
export async function screenVoice(voices: Voices, voice: Voice, hear: Hear): Promise<Screening> {
  const total = { words: 0, errors: 0, soundSec: 0, processorSec: 0 };
  const misheard: Screening['misheard'] = [];
  for (const question of screeningQuestions) {
    const started = process.cpuUsage();
    const pieces: Audio[] = [];
    for await (const piece of voices.speak(question, voice)) pieces.push(piece);
    total.processorSec += process.cpuUsage(started).user / 1e6;
    const heard: string[] = [];
    for (const piece of pieces) {
      heard.push(await hear(resample(piece, modelSampleRateHz)));
      total.soundSec += durationSec(piece);
    }
    const { errors, words } = countWordErrors(question, heard.join(' '));
    total.words += words;
    total.errors += errors;
    if (errors > 0) misheard.push({ question, heard: heard.join(' ') });
  }
  return {
    voice: voice.id,
    words: total.words,
    errors: total.errors,
    wordErrorRate: rounded(total.errors / total.words, 4),
    wordsPerMinute: Math.round((60 * total.words) / total.soundSec),
    realTimeFactor: rounded(total.processorSec / total.soundSec, 2),
    misheard,
  };
}
