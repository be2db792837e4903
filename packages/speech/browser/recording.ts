import { modelSampleRateHz } from '../src/audio/audio.ts';
import type { LevelProblem } from '../src/audio/judge-levels.ts';
import { judgeLevels } from '../src/audio/judge-levels.ts';
import type { Levels } from '../src/audio/levels.ts';
import { shortestAnswerSec } from '../src/audio/read-answer.ts';
import { writeWav } from '../src/audio/write-wav.ts';
import type { RecordedSound } from './recorded-sound.ts';

/** What ended a recording. */
export type Ending = 'stopped' | 'time_limit' | 'device_lost';

/** What to tell the learner before the recording is saved. */
export type RecordingProblem = 'too_short' | LevelProblem;

export interface Recording {
  /** 16 kHz, mono, 16 bits. */
  wav: Blob;
  durationSec: number;
  ending: Ending;
  /** Worst first; `too_short` is refused by the server, the others are advice. */
  problems: readonly RecordingProblem[];
  waveform: readonly number[];
}

const problemsOf = (levels: Levels): RecordingProblem[] =>
  levels.durationSec < shortestAnswerSec ? ['too_short'] : judgeLevels(levels);

export function makeRecording(sound: RecordedSound, ending: Ending): Recording {
  const { samples, levels } = sound.finish();
  return {
    wav: new Blob([writeWav({ samples, sampleRateHz: modelSampleRateHz })], { type: 'audio/wav' }),
    durationSec: levels.durationSec,
    ending,
    problems: problemsOf(levels),
    waveform: sound.waveform(),
  };
}
