import type { Feedback, PhonemeFeedback, SpokenWord, WordFeedback } from '@bandwise/contract/feedback';
import type { Analysis } from '@bandwise/speech/analysis/analyse';
import { withoutStress } from '@bandwise/speech/phonemes/phones';
import { pronounceWord } from '@bandwise/speech/phonemes/pronounce-word';
import { toIpa } from '@bandwise/speech/phonemes/to-ipa';
import type { AssessedWord } from '@bandwise/speech/pronunciation/assessment';
import type { SaidWord, SpokenAnswer } from './spoken-answer.ts';

/** Below it the recogniser may well have heard another word, and nobody is judged by that. */
const surelyHeard = 0.6;
/** A sound heard once may be a slip of the recogniser. */
const fewestSounds = 2;
/** Document 2: practice words of a phoneme. */
const practiceWordsMax = 6;

/**
 * The verdict on a word that was surely said. The confidence of the verdict itself is no gate: low scores always have a low
 * one, and a learner would never see what to practise.
 */
function verdictOn({ confidence, assessed }: SaidWord): AssessedWord | undefined {
  return confidence >= surelyHeard ? assessed : undefined;
}

/** The transcript in the order it was said, with fillers, repeats, pauses, and what was left out of a known text. */
export function describeTranscript({ words, missing, pauses, unwrittenFillers }: SpokenAnswer): SpokenWord[] {
  const following = (index: number): SpokenWord[] => [
    ...unwrittenFillers
      .filter(({ afterWord }) => afterWord === index)
      .map(({ startSec, endSec }) => fillerAt(startSec, endSec)),
    ...missing.filter(({ afterWord }) => afterWord === index).map(({ word }) => leftOut(word)),
  ];
  return [
    ...following(-1),
    ...words.flatMap((said, index): SpokenWord[] => {
      const verdict = verdictOn(said);
      const pauseSec = pauses
        .filter(({ afterWord }) => afterWord === index)
        .reduce((sum, pause) => sum + pause.endSec - pause.startSec, 0);
      return [
        {
          text: said.text,
          kind: said.role,
          start_seconds: said.startSec,
          end_seconds: said.endSec,
          accuracy_score: verdict?.accuracy_score ?? null,
          error_type: said.isAdded ? 'Insertion' : (verdict?.error_type ?? 'None'),
          pause_after_seconds: pauseSec > 0 ? Number(pauseSec.toFixed(2)) : null,
        },
        ...following(index),
      ];
    }),
  ];
}

/** What exactly was hummed is not known. */
const fillerAt = (startSec: number, endSec: number): SpokenWord => ({
  text: 'um',
  kind: 'filler',
  start_seconds: startSec,
  end_seconds: endSec,
  accuracy_score: null,
  error_type: 'None',
  pause_after_seconds: null,
});

const leftOut = (text: string): SpokenWord => ({
  text,
  kind: 'missing',
  start_seconds: null,
  end_seconds: null,
  accuracy_score: null,
  error_type: 'Omission',
  pause_after_seconds: null,
});

/** Words of one answer with their sounds, as far as they can be judged. */
export function describeWords({ words, missing }: SpokenAnswer, questionOrder: number): WordFeedback[] {
  const judged = words.flatMap((said) => {
    const verdict = said.role === 'filler' ? undefined : verdictOn(said);
    return verdict === undefined ? [] : [{ ...verdict, word: bareWord(said.text) }];
  });
  return [...judged, ...missing.map((word) => ({ ...word, word: bareWord(word.word) }))].map((word) => ({
    word: word.word,
    accuracy_score: word.accuracy_score,
    error_type: word.error_type,
    phonemes: word.phonemes.map(({ phoneme, ipa, accuracy_score, flagged }) => ({
      phoneme,
      ipa,
      accuracy_score,
      flagged,
    })),
    phonetic: phoneticOf(word),
    question_order: questionOrder,
    start_seconds: word.startSec,
    end_seconds: word.endSec,
  }));
}

const bareWord = (text: string): string => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** With its stress where the dictionary says the word as it was judged. */
function phoneticOf({ word, phonemes }: AssessedWord): string {
  const known = pronounceWord(word.toLowerCase().replaceAll('’', "'"));
  const isAsJudged = known.map(withoutStress).join(' ') === phonemes.map(({ phoneme }) => phoneme).join(' ');
  return isAsJudged ? toIpa(known) : phonemes.map(({ ipa }) => ipa).join('');
}

/** Each sound over all words, the weakest first, with the words it was worst in. */
export function describePhonemes(words: readonly WordFeedback[]): PhonemeFeedback[] {
  const heard = words
    .filter(({ error_type }) => error_type !== 'Omission')
    .flatMap(({ word, phonemes }) => phonemes.map((phoneme) => ({ ...phoneme, word: word.toLowerCase() })));
  return [...Map.groupBy(heard, ({ phoneme }) => phoneme)]
    .filter(([, sounds]) => sounds.length >= fewestSounds)
    .map(([phoneme, sounds]) => ({
      phoneme,
      ipa: sounds[0]?.ipa ?? '',
      accuracy_score: round(meanOf(sounds.map(({ accuracy_score }) => accuracy_score))),
      practice_words: [
        ...new Set(sounds.toSorted((a, b) => a.accuracy_score - b.accuracy_score).map(({ word }) => word)),
      ].slice(0, practiceWordsMax),
    }))
    .toSorted((a, b) => a.accuracy_score - b.accuracy_score);
}

type Scores = Required<NonNullable<Feedback['pronunciation_scores']>>;

/** The scores of the answers, each by how long it lasted; null where none could be judged. */
export function sumPronunciation(answers: readonly Analysis[]): Scores | null {
  const judged = answers.flatMap(({ pronunciation, fluency }) =>
    pronunciation === null
      ? []
      : [{ scores: pronunciation.pronunciation_scores, lastedSec: fluency?.speakingSec ?? 0 }],
  );
  const lasted = judged.reduce((sum, { lastedSec }) => sum + lastedSec, 0);
  if (lasted === 0) return null;
  const mean = (aspect: keyof Scores) =>
    round(judged.reduce((sum, { scores, lastedSec }) => sum + scores[aspect] * lastedSec, 0) / lasted);
  return {
    overall: mean('overall'),
    accuracy: mean('accuracy'),
    fluency: mean('fluency'),
    completeness: mean('completeness'),
    prosody: mean('prosody'),
  };
}

const round = (value: number): number => Math.round(10 * value) / 10;
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
