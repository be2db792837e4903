import type { Audio } from '../audio/audio.ts';
import type { LevelProblem } from '../audio/judge-levels.ts';
import { judgeLevels } from '../audio/judge-levels.ts';
import type { Levels } from '../audio/levels.ts';
import { measureLevels } from '../audio/levels.ts';
import { findFillers } from '../fluency/find-fillers.ts';
import type { Fluency } from '../fluency/fluency-of.ts';
import { fluencyOf } from '../fluency/fluency-of.ts';
import { assess } from '../pronunciation/assess.ts';
import type { Assessment } from '../pronunciation/assessment.ts';
import type { TimedWord } from '../pronunciation/time-words.ts';
import { timeWords } from '../pronunciation/time-words.ts';
import type { Contours } from '../prosody/contours.ts';
import { contoursOf } from '../prosody/contours.ts';
import { encodeSpeech } from '../recognition/encode-speech.ts';
import type { HeardElsewhere, Recognition } from '../recognition/recognise.ts';
import { asRecognition, listenForSpeech, recognise } from '../recognition/recognise.ts';
import type { Analyser } from './analyser.ts';
import { listenToFrames } from './listen-to-frames.ts';

/** Everything that can be told of a recording; survives JSON. */
export interface Analysis {
  outcome: Recognition['outcome'];
  levels: Levels;
  /** What is wrong with the recording, worst first. */
  problems: LevelProblem[];
  /** What was said, as the recogniser writes it. */
  text: string;
  confidence: number;
  words: TimedWord[];
  /** Where somebody speaks. */
  speech: Recognition['speech'];
  /** Null where nobody speaks. */
  fluency: Fluency | null;
  /** Null where nothing can be judged: no speech, or nothing that the recogniser can make words of. */
  pronunciation: Assessment | null;
  contours: Contours;
}

export interface AnalyseOptions {
  /** What should have been said, where it is known. */
  text?: string | undefined;
  /** What another recogniser has made of it; ours then only finds where somebody speaks. */
  heard?: HeardElsewhere | undefined;
}

/** Listens to a recording of 16 kHz: what was said and when, how well, and how it moved. */
export async function analyse(
  analyser: Analyser,
  audio: Audio,
  { text, heard }: AnalyseOptions = {},
): Promise<Analysis> {
  const levels = measureLevels(audio);
  const found = await listenForSpeech(analyser.recogniser, audio);
  const { recogniser, assessor } = analyser;
  const encoded =
    heard === undefined ? await encodeSpeech(recogniser.moonshine, audio.samples, found) : undefined;
  const [frames, recognition] = await Promise.all([
    listenToFrames(assessor, audio, found, encoded),
    heard === undefined ? recognise(recogniser, audio, found, encoded) : asRecognition(audio, found, heard),
  ]);
  const pronunciation = await assess(analyser.assessor, frames, { recognition, text });
  const spoken = recognition.outcome !== 'no_speech';
  const words = spoken ? timeWords(analyser.assessor.judges.prior, frames, recognition) : [];
  const unwrittenFillers = findFillers(analyser.assessor.judges.prior, frames, words);
  const { speech } = recognition;
  return {
    outcome: recognition.outcome,
    levels,
    problems: judgeLevels(levels),
    text: recognition.text,
    confidence: Math.round(1000 * recognition.confidence) / 1000,
    words,
    speech,
    fluency: spoken ? fluencyOf({ words, speech, unwrittenFillers }) : null,
    pronunciation,
    contours: contoursOf(frames.sound, frames.voicing),
  };
}
