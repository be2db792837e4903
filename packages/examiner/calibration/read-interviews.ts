import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { AnswerFacts, Pause, SpokenWord } from '../src/facts.ts';

/** One line of the NICT JLE interviews: a learner's turns, words with a tag and perhaps the pause after them. */
interface InterviewLine {
  readonly id: string;
  readonly sst_level: number;
  readonly turns: readonly (readonly (readonly [word: string, tag: string, pause?: string])[])[];
}

export interface Interview {
  readonly id: string;
  readonly level: number;
  readonly turns: readonly AnswerFacts[];
}

/** The corpus marks silences of 2 to 3 s as short and longer ones as long; it marks none below. */
const PAUSE_SEC: Readonly<Record<string, number>> = { 'short-pause': 2.5, 'long-pause': 4 };

/** "rps-3": here the speaker starts again, taking back the three tokens before. */
const TAKES_BACK = /^rps?-?(\d+)/u;

const readTurn = (turn: InterviewLine['turns'][number]): AnswerFacts => {
  const repaired = new Set<number>();
  turn.forEach(([, tag], index) => {
    const count = Number(TAKES_BACK.exec(tag)?.[1] ?? 0);
    for (let back = 1; back <= Math.min(count, index); back++) repaired.add(index - back);
  });
  const words = turn.map(([text, tag], index): SpokenWord => {
    if (tag === 'i') return { text, disfluency: 'filler' };
    return repaired.has(index) ? { text, disfluency: 'repaired' } : { text };
  });
  const pauses = turn.flatMap(([, , pause], index): Pause[] =>
    pause === undefined ? [] : [{ afterWord: index, durationSec: PAUSE_SEC[pause] ?? 2 }],
  );
  return { words, pauses };
};

export const readInterviews = async (file: string): Promise<Interview[]> => {
  const interviews: Interview[] = [];
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    if (line.trim() === '') continue;
    const { id, sst_level: level, turns } = JSON.parse(line) as InterviewLine;
    interviews.push({ id, level, turns: turns.map(readTurn) });
  }
  return interviews;
};
