import { phoneIndex } from '../phonemes/phones.ts';
import type { Judges } from './assessor.ts';
import type { JudgedFrames } from './judged-frames.ts';
import { joined } from './layers.ts';
import { phoneNumbers, phonePosteriors } from './phone-numbers.ts';
import type { WordProof } from './prove-words.ts';
import { proofOfAll } from './prove-words.ts';
import type { ScorerInputs, Scores, UtteranceScores } from './scorer.ts';
import { averageScores } from './scorer.ts';
import type { SpokenWord } from './spoken-word.ts';
import { utteranceNumbers } from './utterance-numbers.ts';

/** A spoken word where it was found. */
export interface TimedWord extends SpokenWord {
  starts: readonly number[];
  ends: readonly number[];
  proof: WordProof;
}

/** What the judges say of words in a row, and how far they can be trusted. Scores are from 0 to 2, confidences from 0 to 1. */
export interface PartVerdict {
  scores: Scores;
  phoneConfidences: number[];
  wordConfidences: number[];
  utteranceConfidences: UtteranceScores;
}

/** Brings posteriors to the size of the other numbers. */
const posteriorScale = 4;
/** Where phone-numbers.ts puts them. */
const ratioPlace = 3;
const aroundPlace = 5;
const logDurationPlace = 8;
const leadPlace = 2;

/** Single, first, middle or last phone of its word. */
function placeInWord(i: number, count: number): number {
  if (count === 1) return 0;
  if (i === 0) return 1;
  return i === count - 1 ? 3 : 2;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What the scorers and the summary are told of words in a row. */
export function describePart(
  { pool }: Judges,
  frames: JudgedFrames,
  words: readonly TimedWord[],
  textKnown: boolean,
): ScorerInputs & { phoneNumbers: readonly Float32Array[] } {
  const timed = {
    phones: words.flatMap(({ phones }) => phones.map(phoneIndex)),
    starts: words.flatMap(({ starts }) => starts),
    ends: words.flatMap(({ ends }) => ends),
  };
  const owners = words.flatMap(({ phones }, word) => phones.map(() => word));
  const numbers = phoneNumbers(frames.logs, frames.voicing, timed);
  const posteriors = phonePosteriors(frames.logs, timed);
  const rhythm = utteranceNumbers(frames.voicing, timed, owners, numbers);
  return {
    phones: timed.phones,
    places: words.flatMap(({ phones }) => phones.map((_, i) => placeInWord(i, phones.length))),
    words: owners,
    numbers: numbers.map((row, i) =>
      joined(posteriors[i]?.map((value) => value / posteriorScale) ?? [], row),
    ),
    pooled: pool.ofPhones(frames, timed),
    evidence: words.map(({ proof }) => proof.evidence),
    heard: proofOfAll(words.map(({ proof }) => proof)),
    utterance: joined(rhythm, pool.ofAll(frames, timed)),
    textKnown,
    phoneNumbers: numbers,
  };
}

export function scorePart(
  judges: Judges,
  frames: JudgedFrames,
  words: readonly TimedWord[],
  textKnown: boolean,
): PartVerdict {
  const setting = textKnown ? 'known' : 'heard';
  const inputs = describePart(judges, frames, words, textKnown);
  const { evidence, heard, phoneNumbers: numbers, words: owners } = inputs;
  const average = averageScores(judges.scorers.map((scorer) => scorer(inputs)));
  const utterance = judges.summaries[setting]({ ...inputs, scores: average });
  const scores = { ...average, utterance };
  const { phones: phoneScores, words: wordScores } = judges.refiners[setting]({ ...inputs, scores });
  const trust = judges.trust[setting];
  const fit = mean(numbers.map((row) => row[aroundPlace] ?? 0));
  return {
    scores: { phones: phoneScores, words: wordScores, utterance },
    phoneConfidences: phoneScores.map((score, i) =>
      trust.ofPhone(
        score,
        numbers[i]?.[ratioPlace] ?? 0,
        numbers[i]?.[logDurationPlace] ?? 0,
        evidence[owners[i] ?? 0]?.[0] ?? 0,
      ),
    ),
    wordConfidences: words.map(({ phones, proof }, word) =>
      trust.ofWord(wordScores[word]?.[0] ?? 0, proof.evidence[0], proof.evidence[leadPlace], phones.length),
    ),
    utteranceConfidences: utterance.map((score) =>
      trust.ofWhole(score, heard[0] ?? 0, fit, owners.length),
    ) as UtteranceScores,
  };
}
