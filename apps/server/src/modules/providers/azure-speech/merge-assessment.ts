import type {
  AssessedPhone,
  AssessedWord,
  Assessment,
  ErrorType,
} from '@bandwise/speech/pronunciation/assessment';
import { phoneToIpa } from '@bandwise/speech/phonemes/to-ipa';
import type { AzureBest, AzureWord } from './azure-reply.ts';
import { arpabetOf } from './sapi-phones.ts';

/** What Azure says of one piece, and the words of ours that lie in it. */
export interface AssessedPiece {
  words: readonly AssessedWord[];
  best: AzureBest;
}

/** Azure calls a word mispronounced below this. */
const mispronouncedBelow = 60;
/** Azure may write a word as two, or two as one; further away it is another word. */
const lookAhead = 3;
const errorTypes = new Set<string>([
  'None',
  'Mispronunciation',
  'Omission',
  'Insertion',
] satisfies ErrorType[]);

const plain = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}']/gu, '');

/** Azure's verdicts in the place of ours. What it does not give (stress, confidence, times, words it writes otherwise) stays ours. */
export function mergeAssessment(own: Assessment, pieces: readonly AssessedPiece[]): Assessment {
  const verdicts = new Map<AssessedWord, AzureWord>(pieces.flatMap(matchWords));
  const count = pieces.reduce((sum, { words }) => sum + words.length, 0);
  const mean = (pick: (best: AzureBest) => number | undefined, fallback: number) => {
    const values = pieces.map(({ best, words }) => ({ value: pick(best), weight: words.length }));
    if (values.some(({ value }) => value === undefined)) return fallback;
    return round(values.reduce((sum, { value = 0, weight }) => sum + value * weight, 0) / count);
  };
  const scores = own.pronunciation_scores;
  return {
    ...own,
    pronunciation_scores: {
      overall: mean(({ PronScore }) => PronScore, scores.overall),
      accuracy: mean(({ AccuracyScore }) => AccuracyScore, scores.accuracy),
      fluency: mean(({ FluencyScore }) => FluencyScore, scores.fluency),
      completeness: mean(({ CompletenessScore }) => CompletenessScore, scores.completeness),
      prosody: mean(({ ProsodyScore }) => ProsodyScore, scores.prosody),
    },
    words: own.words.map((word) => {
      const verdict = verdicts.get(word);
      return verdict === undefined ? word : mergeWord(word, verdict);
    }),
  };
}

const round = (value: number) => Math.round(10 * value) / 10;

/** Both lists are in the order of the text. */
function matchWords({ words, best }: AssessedPiece): [AssessedWord, AzureWord][] {
  let next = 0;
  return words.flatMap((word): [AssessedWord, AzureWord][] => {
    const ahead = best.Words.slice(next, next + lookAhead);
    const found = ahead.findIndex((verdict) => plain(verdict.Word) === plain(word.word));
    const verdict = ahead[found];
    if (verdict?.AccuracyScore === undefined) return [];
    next += found + 1;
    return [[word, verdict]];
  });
}

function mergeWord(own: AssessedWord, verdict: AzureWord): AssessedWord {
  const { ErrorType: type = 'None', AccuracyScore: accuracy = own.accuracy_score } = verdict;
  return {
    ...own,
    accuracy_score: accuracy,
    error_type: errorTypes.has(type) ? (type as ErrorType) : 'None',
    phonemes: mergePhones(own.phonemes, verdict),
  };
}

function mergePhones(own: AssessedPhone[], { Phonemes: heard }: AzureWord): AssessedPhone[] {
  const names = heard.map(({ Phoneme }) => arpabetOf(Phoneme));
  const scores = heard.map(({ AccuracyScore }) => AccuracyScore);
  if (heard.length === 0 || names.includes(undefined) || scores.includes(undefined)) return own;
  const isAlike = own.length === heard.length;
  return names.map((name = '', index): AssessedPhone => {
    const accuracy = scores[index] ?? 0;
    const same = isAlike ? own[index] : undefined;
    return {
      // Said in another way than ours, the sounds have no times of their own.
      phoneme: name,
      ipa: same?.phoneme === name ? same.ipa : phoneToIpa(name),
      confidence: same?.confidence ?? own[0]?.confidence ?? 0,
      startSec: same?.startSec ?? null,
      endSec: same?.endSec ?? null,
      accuracy_score: accuracy,
      flagged: accuracy < mispronouncedBelow,
    };
  });
}
