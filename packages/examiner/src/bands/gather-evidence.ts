import type { Criterion, Evidence } from '../assessment.ts';
import type { Timing } from '../fluency/measure-timing.ts';
import type { LocatedError } from '../grammar/measure-errors.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { plainWord } from '../language/spelling.ts';
import { contentWords } from '../lexis/content-words.ts';
import type { SessionPronunciation } from '../pronunciation/session-pronunciation.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import type { Measures } from './measure-session.ts';

interface Sources {
  readonly answers: readonly AnnotatedAnswer[];
  readonly errors: readonly LocatedError[];
  readonly measures: Measures;
  readonly timing: Timing | undefined;
  readonly lexicon: Lexicon;
  readonly pronunciation: SessionPronunciation | undefined;
}

const SHOWN_QUOTES = 3;
/** Words this rare in films show range; rarer ones than the second are more often slips than finds. */
const UNCOMMON_ZIPF = 4;
const TOO_RARE_ZIPF = 2.2;

const round = (value: number): number => Number(value.toFixed(1));
const figure = (name: string, value: number, unit: string): Evidence => ({
  kind: 'figure',
  name,
  value: round(value),
  unit,
});
const at = (startSec: number | undefined) => (startSec === undefined ? {} : { startSec });

/** What each band rests on: figures, and the learner's own words with their times. */
export const gatherEvidence = (sources: Sources): Record<Criterion, Evidence[]> => ({
  fluency: fluencyEvidence(sources),
  lexical: lexicalEvidence(sources),
  grammar: grammarEvidence(sources),
  pronunciation: pronunciationEvidence(sources),
});

const fluencyEvidence = ({ answers, measures, timing }: Sources): Evidence[] => {
  const stops = (timing?.longPauses ?? [])
    .filter(({ place }) => place === 'inside_clause')
    .toSorted((one, other) => other.durationSec - one.durationSec)
    .slice(0, SHOWN_QUOTES);
  return [
    ...(timing === undefined
      ? []
      : [
          figure('speech rate', timing.wordsPerMinute, 'words a minute'),
          figure('articulation rate', timing.syllablesPerSec, 'syllables a second'),
          figure('mean run', timing.meanRunSyllables, 'syllables between pauses'),
          figure('long pauses', timing.longPauses.length, 'over 0.6 s'),
        ]),
    figure('fillers', measures.fillersPer100, 'per 100 words'),
    figure('repeats and repairs', measures.repairsPer100, 'per 100 words'),
    figure('different linking words', measures.linkerVariety, 'in 100 words'),
    ...stops.map(({ answer, afterWord, durationSec }): Evidence => {
      const words = answers[answer]?.facts.words ?? [];
      const text = `${words
        .slice(Math.max(0, afterWord - 2), afterWord + 1)
        .map((word) => word.text)
        .join(' ')} … ${words
        .slice(afterWord + 1, afterWord + 3)
        .map((word) => word.text)
        .join(' ')}`;
      return {
        kind: 'quote',
        text,
        answer,
        ...at(words[afterWord]?.endSec),
        note: `a pause of ${round(durationSec)} s inside a phrase`,
      };
    }),
  ];
};

const lexicalEvidence = ({ answers, measures, lexicon }: Sources): Evidence[] => {
  const uncommon = answers.flatMap(({ facts, sentences }, answer) =>
    contentWords(sentences.flat(), lexicon).flatMap(({ lemma, word }) => {
      const text = facts.words[word]?.text;
      const zipf = Math.max(lexicon.zipfOf(lemma) ?? 9, lexicon.zipfOf(plainWord(text ?? '')) ?? 0);
      if (text === undefined || zipf > UNCOMMON_ZIPF || zipf < TOO_RARE_ZIPF) return [];
      return [{ zipf, lemma, text: plainWord(text), answer, startSec: facts.words[word]?.startSec }];
    }),
  );
  const different = [...new Map(uncommon.map((entry) => [entry.lemma, entry])).values()];
  return [
    figure('different content words', 100 * measures.wordVariety, '% in stretches of 40'),
    figure('less common verbs, adjectives and adverbs', measures.wordRarity, 'points in stretches of 40'),
    figure('set phrases and phrasal verbs', measures.phraseVariety, 'in 100 words'),
    ...different
      .toSorted((one, other) => one.zipf - other.zipf)
      .slice(0, SHOWN_QUOTES)
      .map(({ text, answer, startSec }): Evidence => ({
        kind: 'quote',
        text,
        answer,
        ...at(startSec),
        note: 'a less common word',
      })),
  ];
};

const grammarEvidence = ({ errors, measures }: Sources): Evidence[] => [
  figure('errors found', measures.errorsPer100, 'per 100 words, at least'),
  figure('subordinators', measures.subordinatorsPer100, 'per 100 words'),
  figure('kinds of clause', measures.clauseVariety, 'in 100 words'),
  figure('tenses and moods', measures.tenseVariety, 'in 100 words'),
  ...errors
    .toSorted((one, other) => other.severity - one.severity)
    .slice(0, SHOWN_QUOTES)
    .map(({ excerpt, fix, answer, startSec }): Evidence => ({
      kind: 'quote',
      text: excerpt,
      answer,
      ...at(startSec),
      note: `better: ${fix}`,
    })),
];

const pronunciationEvidence = ({ pronunciation }: Sources): Evidence[] =>
  pronunciation === undefined
    ? []
    : [
        figure('accuracy of sounds', pronunciation.accuracy, 'of 100'),
        figure('rhythm and stress', pronunciation.prosody, 'of 100'),
        ...pronunciation.weakWords.map(({ text, accuracy, answer, startSec }): Evidence => ({
          kind: 'quote',
          text,
          answer,
          ...at(startSec),
          note: `${round(accuracy)} of 100`,
        })),
      ];
