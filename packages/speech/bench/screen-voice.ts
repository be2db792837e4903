import type { Audio } from '../src/audio/audio.ts';
import { durationSec, modelSampleRateHz } from '../src/audio/audio.ts';
import { resample } from '../src/audio/resample.ts';
import type { Voice } from '../src/voices/voice.ts';
import { screeningQuestions } from './screening-questions.ts';
import { countWordErrors } from './word-errors.ts';

/** Of the words of all questions: what a voice on the list may lose. */
export const wordErrorRateMax = 0.03;

export interface Screening {
  voice: string;
  /** As it spoke: a voice that was changed since has to be screened again. */
  speaker: Voice['speaker'];
  pace: number;
  words: number;
  errors: number;
  /** Share of the words. */
  wordErrorRate: number;
  wordsPerMinute: number;
  misheard: { question: string; heard: string }[];
}

/** The sound of a question. */
export type Speak = (question: string) => Promise<Audio>;
/** What a recogniser hears in 16 kHz sound. */
export type Hear = (audio: Audio) => Promise<string>;

/** Lets a voice ask all questions and counts the words that are not understood. */
export async function screenVoice(voice: Voice, speak: Speak, hear: Hear): Promise<Screening> {
  const total = { words: 0, errors: 0, soundSec: 0 };
  const misheard: Screening['misheard'] = [];
  for (const question of screeningQuestions) {
    const sound = await speak(question);
    const heard = await hear(resample(sound, modelSampleRateHz));
    const { errors, words } = countWordErrors(question, heard);
    total.words += words;
    total.errors += errors;
    total.soundSec += durationSec(sound);
    if (errors > 0) misheard.push({ question, heard });
  }
  return {
    voice: voice.id,
    speaker: voice.speaker,
    pace: voice.pace,
    words: total.words,
    errors: total.errors,
    wordErrorRate: Number((total.errors / total.words).toFixed(4)),
    wordsPerMinute: Math.round((60 * total.words) / total.soundSec),
    misheard,
  };
}
