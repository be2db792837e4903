import type { Voice } from './voice.ts';

// The paces bring the voices to about 150 words a minute, pauses counted.

/** Voices that our own recogniser understands: at most 3 % of the words of 20 questions misheard (bench/voice-screening.json). */
export const whitelist: readonly Voice[] = [
  { id: 'us-grace', name: 'Grace', accent: 'US', sex: 'female', engine: 'piper', speaker: 12, pace: 1.85 },
  { id: 'us-nora', name: 'Nora', accent: 'US', sex: 'female', engine: 'piper', speaker: 144, pace: 1.95 },
  { id: 'us-claire', name: 'Claire', accent: 'US', sex: 'female', engine: 'piper', speaker: 228, pace: 1.75 },
  { id: 'us-laura', name: 'Laura', accent: 'US', sex: 'female', engine: 'piper', speaker: 240, pace: 1.75 },
  { id: 'us-james', name: 'James', accent: 'US', sex: 'male', engine: 'piper', speaker: 48, pace: 1.8 },
  { id: 'us-peter', name: 'Peter', accent: 'US', sex: 'male', engine: 'piper', speaker: 216, pace: 1.95 },
  { id: 'us-victor', name: 'Victor', accent: 'US', sex: 'male', engine: 'piper', speaker: 36, pace: 2.1 },
  { id: 'us-henry', name: 'Henry', accent: 'US', sex: 'male', engine: 'piper', speaker: 132, pace: 1.9 },
  {
    id: 'uk-emma',
    name: 'Emma',
    accent: 'UK',
    sex: 'female',
    engine: 'kokoro',
    speaker: 'bf_emma',
    pace: 1.15,
  },
  {
    id: 'uk-george',
    name: 'George',
    accent: 'UK',
    sex: 'male',
    engine: 'kokoro',
    speaker: 'bm_george',
    pace: 1.15,
  },
];

/** Voices that are still to be screened (bench/screen-voices.ts): spoken when asked for by name, never drawn by chance. */
const candidates: readonly Voice[] = [
  {
    id: 'us-helen',
    name: 'Helen',
    accent: 'US',
    sex: 'female',
    engine: 'kokoro',
    speaker: 'af_heart',
    pace: 1.15,
  },
  {
    id: 'us-michael',
    name: 'Michael',
    accent: 'US',
    sex: 'male',
    engine: 'kokoro',
    speaker: 'am_michael',
    pace: 1.15,
  },
  {
    id: 'uk-isabel',
    name: 'Isabel',
    accent: 'UK',
    sex: 'female',
    engine: 'kokoro',
    speaker: 'bf_isabella',
    pace: 1.15,
  },
  {
    id: 'uk-oliver',
    name: 'Oliver',
    accent: 'UK',
    sex: 'male',
    engine: 'kokoro',
    speaker: 'bm_fable',
    pace: 1.15,
  },
];

export const voiceList: readonly Voice[] = [...whitelist, ...candidates];
