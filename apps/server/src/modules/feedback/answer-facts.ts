import type { AnswerFacts } from '@bandwise/examiner/facts';
import type { Analysis } from '@bandwise/speech/analysis/analyse';
import type { SpokenAnswer } from './spoken-answer.ts';

const disfluencies = { word: undefined, filler: 'filler', repeated: 'repaired' } as const;

interface Asked {
  question: string;
  part: 1 | 2 | 3;
}

/** What the examiner measures. Words heard beside the learner's own text are not theirs to answer for. */
export function answerFacts(
  { question, part }: Asked,
  facts: Analysis,
  { words, pauses, unwrittenFillers }: SpokenAnswer,
): AnswerFacts {
  const own = words.flatMap((word, index) => (word.isAdded ? [] : [{ ...word, index }]));
  /** Where a place among all words lies among those. */
  const placeOf = (index: number) => own.filter((word) => word.index <= index).length - 1;
  const scores = facts.pronunciation?.pronunciation_scores;
  return {
    question,
    part,
    words: own.map(({ text, startSec, endSec, confidence, role }) => {
      const disfluency = disfluencies[role];
      return { text, startSec, endSec, confidence, ...(disfluency === undefined ? {} : { disfluency }) };
    }),
    durationSec: facts.fluency?.speakingSec ?? 0,
    pauses: pauses.map(({ afterWord, startSec, endSec, place }) => ({
      afterWord: Math.max(0, placeOf(afterWord)),
      durationSec: endSec - startSec,
      place,
    })),
    fillers: unwrittenFillers.map(({ afterWord }) => ({ afterWord: placeOf(afterWord) })),
    ...(scores === undefined
      ? {}
      : {
          pronunciation: {
            accuracy: scores.accuracy,
            fluency: scores.fluency,
            prosody: scores.prosody,
            total: scores.overall,
            words: own.flatMap(({ assessed }, word) =>
              assessed === undefined
                ? []
                : [
                    {
                      word,
                      accuracy: assessed.accuracy_score,
                      phones: assessed.phonemes.map(({ phoneme, accuracy_score }) => ({
                        phone: phoneme,
                        accuracy: accuracy_score,
                      })),
                    },
                  ],
            ),
          },
        }),
  };
}
