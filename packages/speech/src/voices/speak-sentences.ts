import type { Audio } from '../audio/audio.ts';
import type { Mark } from './reading/split-sentences.ts';
import type { Pronounce, SpokenItem } from './reading/read-aloud.ts';
import { readAloud } from './reading/read-aloud.ts';
import { shapeSpeech, withSilence } from './shape-speech.ts';
import { VoiceError } from './voice-error.ts';

/** Players and wireless headphones swallow the first moments of a sound. */
const leadSec = 0.15;
/** Silence after a sentence; one that was cut for its length goes on sooner. */
const pauseSec: Readonly<Record<Mark, number>> = {
  '.': 0.4,
  '?': 0.45,
  '!': 0.4,
  ';': 0.25,
  ':': 0.25,
  ',': 0.15,
};

/** A word alone is an example to repeat: spoken plainly. */
export type Manner = 'lively' | 'plain';

/** One sentence as raw sound. */
export type SpeakSentence = (sentence: readonly SpokenItem[], manner: Manner) => Promise<Audio>;

function lastMark(sentence: readonly SpokenItem[]): Mark {
  const last = sentence.at(-1);
  return last?.kind === 'mark' ? last.mark : '.';
}

/** A word without a full stop is spoken as if something followed. */
const closed = (sentence: readonly SpokenItem[]): readonly SpokenItem[] =>
  sentence.at(-1)?.kind === 'mark' ? sentence : [...sentence, { kind: 'mark', mark: '.' }];

/** The sound of a text, sentence by sentence, each as soon as it is ready. */
export async function* speakSentences(
  text: string,
  pronounce: Pronounce,
  speakSentence: SpeakSentence,
): AsyncGenerator<Audio> {
  const sentences = readAloud(text, pronounce);
  if (sentences.length === 0)
    throw new VoiceError('nothing_to_say', 'The text holds no word that can be spoken.');
  const words = sentences.flat().filter(({ kind }) => kind === 'word').length;
  const manner = words === 1 ? 'plain' : 'lively';
  for (const [index, sentence] of sentences.entries()) {
    const sound = shapeSpeech(await speakSentence(closed(sentence), manner));
    yield withSilence(sound, index === 0 ? leadSec : 0, pauseSec[lastMark(sentence)]);
  }
}
