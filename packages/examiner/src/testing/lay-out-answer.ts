import { countSyllables } from '../fluency/count-syllables.ts';
import type { AnswerFacts, Pause, SpokenWord } from '../facts.ts';

export interface Delivery {
  readonly syllablesPerSec: number;
  readonly pronunciation: number;
}

const round = (seconds: number): number => Number(seconds.toFixed(2));

/** An answer as the speech engine would hand it over: "[0.8]" in the script is a pause of that many seconds. */
export const layOutAnswer = (
  question: string,
  part: 1 | 2 | 3,
  script: string,
  delivery: Delivery,
): AnswerFacts => {
  const words: SpokenWord[] = [];
  const pauses: Pause[] = [];
  let nowSec = 0;
  for (const piece of script.split(/\s+/u)) {
    const pause = /^\[([\d.]+)\]$/u.exec(piece)?.[1];
    if (pause !== undefined) {
      pauses.push({ afterWord: words.length - 1, durationSec: Number(pause) });
      nowSec += Number(pause);
      continue;
    }
    const endSec = nowSec + Math.max(1, countSyllables(piece)) / delivery.syllablesPerSec;
    words.push({ text: piece, startSec: round(nowSec), endSec: round(endSec), confidence: 0.9 });
    nowSec = endSec;
  }
  const { pronunciation } = delivery;
  return {
    question,
    part,
    words,
    pauses,
    durationSec: round(nowSec),
    pronunciation: {
      accuracy: pronunciation,
      fluency: pronunciation,
      prosody: pronunciation,
      total: pronunciation,
    },
  };
};
