import { withoutStress } from '../phonemes/phones.ts';
import { phoneToIpa } from '../phonemes/to-ipa.ts';
import { frameStartSec } from './frame-time.ts';
import type { JudgedPhone, JudgedWord, Judgement } from './judge-words.ts';
import type { ExpectedWord } from './spoken-word.ts';
import type { Trust } from './trust.ts';

export type ErrorType = 'None' | 'Mispronunciation' | 'Omission' | 'Insertion';

/** All scores are from 0 to 100, all confidences from 0 to 1. */
export interface AssessedPhone {
  /** ARPAbet without stress. */
  phoneme: string;
  ipa: string;
  accuracy_score: number;
  confidence: number;
  /** Shown as wrong: right in 70 of 100 cases. */
  flagged: boolean;
  startSec: number | null;
  endSec: number | null;
}

export interface AssessedWord {
  /** As the text, or else the recogniser, writes it. */
  word: string;
  accuracy_score: number;
  stress_score: number;
  error_type: ErrorType;
  confidence: number;
  startSec: number | null;
  endSec: number | null;
  phonemes: AssessedPhone[];
}

export interface PronunciationScores {
  overall: number;
  accuracy: number;
  fluency: number;
  completeness: number;
  prosody: number;
}

export interface Assessment {
  text_known: boolean;
  pronunciation_scores: PronunciationScores;
  confidences: PronunciationScores;
  words: AssessedWord[];
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const outOf100 = (score: number) => Math.round(1000 * Math.min(1, Math.max(0, score / 2))) / 10;
const confidenceOf = (value: number) => Math.round(1000 * value) / 1000;

function describePhone({ flagPhoneAt }: Trust, judged: JudgedPhone): AssessedPhone {
  return {
    phoneme: withoutStress(judged.phone),
    ipa: phoneToIpa(judged.phone),
    accuracy_score: outOf100(judged.score),
    confidence: confidenceOf(judged.confidence),
    flagged: flagPhoneAt !== undefined && judged.score <= flagPhoneAt,
    startSec: frameStartSec(judged.startFrame),
    endSec: frameStartSec(judged.endFrame),
  };
}

/** A word that is written as one but spoken as several (“2648”) is judged by all of them. */
export function describeWord(trust: Trust, text: string, spoken: readonly JudgedWord[]): AssessedWord {
  const phones = spoken.flatMap((word) => word.phones);
  const perPhone = (pick: (word: JudgedWord) => number) =>
    mean(spoken.flatMap((word) => word.phones.map(() => pick(word))));
  const accuracy = perPhone(({ scores }) => scores[0]);
  const phonemes = phones.map((phone) => describePhone(trust, phone));
  return {
    word: text,
    accuracy_score: outOf100(accuracy),
    stress_score: outOf100(perPhone(({ scores }) => scores[1])),
    error_type: trust.flagWordAt !== undefined && accuracy <= trust.flagWordAt ? 'Mispronunciation' : 'None',
    confidence: confidenceOf(perPhone(({ confidence }) => confidence)),
    startSec: phonemes[0]?.startSec ?? null,
    endSec: phonemes.at(-1)?.endSec ?? null,
    phonemes,
  };
}

export function describeOmission({ text, ways }: ExpectedWord, confidence: number): AssessedWord {
  const phones = (ways[0] ?? []).flatMap((spoken) => spoken.phones);
  return {
    word: text,
    accuracy_score: 0,
    stress_score: 0,
    error_type: 'Omission',
    confidence: confidenceOf(confidence),
    startSec: null,
    endSec: null,
    phonemes: phones.map((phone) => ({
      phoneme: withoutStress(phone),
      ipa: phoneToIpa(phone),
      accuracy_score: 0,
      confidence: confidenceOf(confidence),
      flagged: false,
      startSec: null,
      endSec: null,
    })),
  };
}

/** Words left out count as said with nothing right: they lower accuracy and the whole, but not how the rest sounded. */
export function describeScores(
  { utterance, utteranceConfidences }: Judgement,
  completeness: number,
  completenessConfidence: number,
  saidShare: number,
): Pick<Assessment, 'pronunciation_scores' | 'confidences'> {
  const [accuracy, fluency, prosody, overall] = utterance;
  const [accuracyTrust, fluencyTrust, prosodyTrust, overallTrust] = utteranceConfidences.map(confidenceOf);
  return {
    pronunciation_scores: {
      overall: outOf100(overall * saidShare),
      accuracy: outOf100(accuracy * saidShare),
      fluency: outOf100(fluency),
      completeness: Math.round(1000 * completeness) / 10,
      prosody: outOf100(prosody),
    },
    confidences: {
      overall: overallTrust ?? 0,
      accuracy: accuracyTrust ?? 0,
      fluency: fluencyTrust ?? 0,
      completeness: confidenceOf(completenessConfidence),
      prosody: prosodyTrust ?? 0,
    },
  };
}
