import type { PronunciationFacts } from '../facts.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';

type Scores = Pick<PronunciationFacts, 'accuracy' | 'fluency' | 'prosody' | 'total'>;

export interface SessionPronunciation extends Scores {
  /** The words that cost most, weakest first. */
  readonly weakWords: readonly {
    readonly text: string;
    readonly accuracy: number;
    readonly answer: number;
    readonly startSec?: number;
  }[];
  /** The sound with the lowest mean among those heard often enough. */
  readonly weakPhone?: {
    readonly phone: string;
    readonly accuracy: number;
    readonly words: readonly string[];
  };
}

/** A word below this needs work (document 2: problem word). */
const PROBLEM_ACCURACY = 80;
const SHOWN_WORDS = 3;
/** A sound heard once may be the recogniser's slip. */
const FEWEST_SOUNDS = 3;
/** Single words are judged only where the recogniser is sure of them. */
const SURE_CONFIDENCE = 0.6;

/** The answers' scores, each by how long it lasted. */
export const pronunciationOf = (answers: readonly AnnotatedAnswer[]): SessionPronunciation | undefined => {
  const judged = answers.flatMap(({ facts }, answer) => {
    const { pronunciation, durationSec = 1 } = facts;
    return pronunciation === undefined || facts.words.length === 0
      ? []
      : [{ pronunciation, durationSec, facts, answer }];
  });
  const lasted = judged.reduce((sum, { durationSec }) => sum + durationSec, 0);
  if (judged.length === 0 || lasted === 0) return undefined;
  const mean = (name: keyof Scores): number =>
    judged.reduce((sum, { pronunciation, durationSec }) => sum + pronunciation[name] * durationSec, 0) /
    lasted;
  const words = judged.flatMap(({ pronunciation, facts, answer }) =>
    (pronunciation.words ?? []).flatMap((scored) => {
      const word = facts.words[scored.word];
      if (word === undefined || (word.confidence ?? 1) < SURE_CONFIDENCE) return [];
      return [
        {
          ...scored,
          answer,
          text: word.text,
          ...(word.startSec === undefined ? {} : { startSec: word.startSec }),
        },
      ];
    }),
  );
  const weakPhone = weakestPhone(words);
  return {
    accuracy: mean('accuracy'),
    fluency: mean('fluency'),
    prosody: mean('prosody'),
    total: mean('total'),
    weakWords: words
      .filter(({ accuracy }) => accuracy < PROBLEM_ACCURACY)
      .toSorted((one, other) => one.accuracy - other.accuracy)
      .slice(0, SHOWN_WORDS)
      .map(({ text, accuracy, answer, startSec }) => ({
        text,
        accuracy,
        answer,
        ...(startSec === undefined ? {} : { startSec }),
      })),
    ...(weakPhone === undefined ? {} : { weakPhone }),
  };
};

const weakestPhone = (
  words: readonly {
    readonly text: string;
    readonly phones?: readonly { readonly phone: string; readonly accuracy: number }[];
  }[],
): SessionPronunciation['weakPhone'] => {
  const heard = new Map<string, { sum: number; count: number; words: Set<string> }>();
  for (const { text, phones = [] } of words)
    for (const { phone, accuracy } of phones) {
      const entry = heard.get(phone) ?? { sum: 0, count: 0, words: new Set<string>() };
      heard.set(phone, { sum: entry.sum + accuracy, count: entry.count + 1, words: entry.words.add(text) });
    }
  const [weakest] = [...heard]
    .filter(([, { count }]) => count >= FEWEST_SOUNDS)
    .map(([phone, entry]) => ({
      phone,
      accuracy: entry.sum / entry.count,
      words: [...entry.words].slice(0, SHOWN_WORDS),
    }))
    .toSorted((one, other) => one.accuracy - other.accuracy);
  return weakest !== undefined && weakest.accuracy < PROBLEM_ACCURACY ? weakest : undefined;
};
