import { listenToFrames } from '../analysis/listen-to-frames.ts';
import type { Analyser } from '../analysis/analyser.ts';
import type { Audio } from '../audio/audio.ts';
import { durationSec } from '../audio/audio.ts';
import { phoneIndex, stressOfPhone } from '../phonemes/phones.ts';
import type { AssessedPhone } from '../pronunciation/assessment.ts';
import { describeWord } from '../pronunciation/assessment.ts';
import type { JudgedWord } from '../pronunciation/judge-words.ts';
import { judgeWords } from '../pronunciation/judge-words.ts';
import type { JudgedFrames } from '../pronunciation/judged-frames.ts';
import { phonePosteriors } from '../pronunciation/phone-numbers.ts';
import type { ExpectedWord } from '../pronunciation/spoken-word.ts';
import { expectedWords } from '../pronunciation/spoken-word.ts';
import type { Contours } from '../prosody/contours.ts';
import { contoursOf } from '../prosody/contours.ts';
import { listenForSpeech } from '../recognition/recognise.ts';
import type { SoundFault } from './sound-fault.ts';
import { findFault } from './sound-fault.ts';
import type { Utterance } from './utterances.ts';
import { utterancesOf } from './utterances.ts';

export interface HeardSound extends AssessedPhone {
  /** Of a vowel; null of a consonant. */
  stress: 0 | 1 | 2 | null;
  fault: SoundFault | null;
}

/** A word or phrase as somebody said it, sound by sound; survives JSON. */
export interface HeardWord {
  /** Of the whole recording; all times count from its start. */
  durationSec: number;
  /** As the experts' scores have it, 0 to 100. */
  expertScore: number;
  sounds: HeardSound[];
  contours: Contours;
}

function soundsOf(
  frames: JudgedFrames,
  words: readonly JudgedWord[],
  described: readonly AssessedPhone[],
): HeardSound[] {
  const phones = words.flatMap((word) => word.phones);
  const posteriors = phonePosteriors(frames.logs, {
    phones: phones.map(({ phone }) => phoneIndex(phone)),
    starts: phones.map(({ startFrame }) => startFrame),
    ends: phones.map(({ endFrame }) => endFrame),
  });
  return described.flatMap((sound, i) => {
    const phone = phones[i]?.phone ?? '';
    const own = posteriors[i];
    if (own === undefined) return [];
    return [{ ...sound, stress: stressOfPhone(phone) ?? null, fault: findFault(phone, own) }];
  });
}

const later = (timeSec: number | null, bySec: number) =>
  timeSec === null ? null : Math.round(1000 * (timeSec + bySec)) / 1000;

async function hearUtterance(
  { recogniser, assessor }: Analyser,
  { audio, offsetSec }: Utterance,
  wanted: readonly ExpectedWord[],
  text: string,
): Promise<Omit<HeardWord, 'durationSec'> | null> {
  const frames = await listenToFrames(assessor, audio, await listenForSpeech(recogniser, audio));
  const judgement = await judgeWords(assessor, frames, wanted, true);
  const words = judgement?.words.flatMap((word) => word ?? []) ?? [];
  if (words.length === 0) return null;
  const { accuracy_score, phonemes } = describeWord(assessor.judges.trust.known, text, words);
  const contours = contoursOf(frames.sound, frames.voicing);
  return {
    expertScore: accuracy_score,
    sounds: soundsOf(frames, words, phonemes).map((sound) => ({
      ...sound,
      startSec: later(sound.startSec, offsetSec),
      endSec: later(sound.endSec, offsetSec),
    })),
    contours: { ...contours, firstSec: contours.firstSec + offsetSec },
  };
}

/**
 * Looks for a known text in a recording of 16 kHz and judges every sound of it; of what is said several times, the best. The text
 * is taken to be there: whether it is, its scores tell. Null where nobody speaks, or too short for it.
 */
export async function hearWord(analyser: Analyser, audio: Audio, text: string): Promise<HeardWord | null> {
  const wanted = expectedWords(text);
  if (wanted.length === 0) return null;
  const { speech } = await listenForSpeech(analyser.recogniser, audio);
  let best: Omit<HeardWord, 'durationSec'> | null = null;
  for (const utterance of utterancesOf(audio, speech)) {
    const heard = await hearUtterance(analyser, utterance, wanted, text);
    if (heard && heard.expertScore > (best?.expertScore ?? -1)) best = heard;
  }
  return best && { durationSec: durationSec(audio), ...best };
}
