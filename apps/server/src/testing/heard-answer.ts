import type { Analysis } from '@bandwise/speech/analysis/analyse';
import { fluencyOf } from '@bandwise/speech/fluency/fluency-of';

const wordSec = 0.35;
/** A breath after each sentence. */
const breathSec = 0.8;

/** The facts of an answer said at an even pace, without its pronunciation; no words are silence. */
export function heardAnswer(text: string): Analysis {
  let atSec = 0.5;
  const speech: { startSec: number; endSec: number }[] = [];
  const words = text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const startSec = atSec;
      atSec += wordSec;
      const last = speech.at(-1);
      if (last?.endSec === startSec) last.endSec = atSec;
      else speech.push({ startSec, endSec: atSec });
      const timed = { word, startSec, endSec: atSec, confidence: 0.9 };
      if (word.endsWith('.')) atSec += breathSec;
      return timed;
    });
  const isSpeech = words.length > 0;
  return {
    outcome: isSpeech ? 'speech' : 'no_speech',
    levels: {
      durationSec: atSec,
      peakDbfs: -6,
      loudnessDbfs: -20,
      noiseDbfs: -60,
      signalToNoiseDb: 40,
      clippedShare: 0,
      silentShare: 0.1,
    },
    problems: [],
    text,
    confidence: 0.9,
    words,
    speech,
    fluency: isSpeech ? fluencyOf({ words, speech, unwrittenFillers: [] }) : null,
    pronunciation: null,
    contours: { firstSec: 0, hopSec: 0.024, pitchHz: [], pitchSemitones: [], energyDb: [] },
  };
}
