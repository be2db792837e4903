import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import { per100, wordsOf } from '../transcript/session.ts';

/** A silence that stops the talk, whoever listens; the calibration data marks silences from 2 s on. */
const SILENCE_SEC = 2;
const LONG_SILENCE_SEC = 3.5;

/** After these the phrase is unfinished: the speaker stopped to look for a word. */
const UNFINISHED = new Set(['DET', 'ADP', 'AUX', 'PART']);

export interface Breaks {
  readonly fillersPer100: number;
  readonly repairsPer100: number;
  readonly silencesPer100: number;
  readonly longSilencesPer100: number;
  /** Places where a filler, a repair or a silence comes between two words of the message. */
  readonly breaksPer100: number;
  /** Those of them inside a phrase. */
  readonly searchesPer100: number;
}

/** Everything that breaks the flow, per hundred words of the message. */
export const measureBreaks = (answers: readonly AnnotatedAnswer[]): Breaks => {
  const words = wordsOf(answers);
  const counts = answers.map(countBreaks);
  const rate = (name: keyof ReturnType<typeof countBreaks>) =>
    per100(
      counts.reduce((sum, count) => sum + count[name], 0),
      words,
    );
  return {
    fillersPer100: rate('fillers'),
    repairsPer100: rate('repairs'),
    silencesPer100: rate('silences'),
    longSilencesPer100: rate('longSilences'),
    breaksPer100: rate('breaks'),
    searchesPer100: rate('searches'),
  };
};

const countBreaks = ({ facts, roles, sentences }: AnnotatedAnswer) => {
  const silences = (facts.pauses ?? []).filter(({ durationSec }) => durationSec >= SILENCE_SEC);
  const broken = new Set([
    ...silences.map(({ afterWord }) => afterWord),
    ...(facts.fillers ?? []).map(({ afterWord }) => afterWord),
  ]);
  const posOf = new Map(sentences.flat().map(({ word, pos }) => [word, pos]));
  const count = {
    fillers: facts.fillers?.length ?? 0,
    repairs: 0,
    silences: silences.length,
    longSilences: silences.filter(({ durationSec }) => durationSec >= LONG_SILENCE_SEC).length,
    breaks: 0,
    searches: 0,
  };
  let last: number | undefined;
  let open = false;
  roles.forEach((role, index) => {
    if (role === 'filler') count.fillers += 1;
    if (role === 'repaired' && roles[index - 1] !== 'repaired') count.repairs += 1;
    if (role !== 'fluent') open = true;
    else {
      if (open && last !== undefined) {
        count.breaks += 1;
        if (UNFINISHED.has(posOf.get(last) ?? '')) count.searches += 1;
      }
      open = false;
      last = index;
    }
    if (broken.has(index)) open = true;
  });
  return count;
};
