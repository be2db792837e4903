import { alignWords } from './align-words.ts';
import type { Assessor } from './assessor.ts';
import { cutIntoParts } from './cut-into-parts.ts';
import type { JudgedFrames } from './judged-frames.ts';
import { withoutPrior } from './judged-frames.ts';
import { proveWords } from './prove-words.ts';
import type { TimedWord } from './score-part.ts';
import { scorePart } from './score-part.ts';
import type { UtteranceScores, WordScores } from './scorer.ts';
import type { ExpectedWord } from './spoken-word.ts';
import { phoneIndices } from './spoken-word.ts';

export interface WordToJudge extends ExpectedWord {
  /** Where the word may be missing: see `alignWords`. */
  skipScore?: number;
}

/** Scores are from 0 to 2, as the experts score phones; confidences from 0 to 1. */
export interface JudgedPhone {
  /** ARPAbet with stress. */
  phone: string;
  score: number;
  confidence: number;
  startFrame: number;
  endFrame: number;
}

export interface JudgedWord {
  text: string;
  scores: WordScores;
  confidence: number;
  phones: JudgedPhone[];
}

export interface Judgement {
  /** For each word to judge the words it was spoken as; null where it was left out. */
  words: (JudgedWord[] | null)[];
  utterance: UtteranceScores;
  utteranceConfidences: UtteranceScores;
}

interface Found extends TimedWord {
  /** Which word to judge it belongs to. */
  owner: number;
}

/** The words that are there, each with its proof and its frames. */
async function findWords(
  { moonshine, judges }: Assessor,
  frames: JudgedFrames,
  words: readonly WordToJudge[],
  textKnown: boolean,
): Promise<Found[] | undefined> {
  const found = alignWords(
    withoutPrior(frames.logs, judges.prior),
    frames.frameCount,
    words.map(({ ways, skipScore }) => ({
      ways: ways.map(phoneIndices),
      ...(skipScore === undefined ? {} : { skipScore }),
    })),
  );
  if (found === undefined) return undefined;
  const there = found.flatMap((place, owner) => {
    const word = words[owner];
    return place === null || word === undefined ? [] : [{ ...place, word, owner }];
  });
  const proofs = await proveWords(
    moonshine,
    frames,
    there.map(({ word, starts, ends }) => ({
      text: word.text,
      frame: Math.floor(((starts[0] ?? 0) + (ends.at(-1) ?? 0)) / 2),
    })),
    textKnown,
  );
  return there.flatMap(({ word, owner, way, starts, ends }, i) => {
    const proof = proofs[i];
    let at = 0;
    return (word.ways[way] ?? []).flatMap((spoken): Found[] => {
      const from = at;
      at += spoken.phones.length;
      if (proof === undefined) return [];
      return [{ ...spoken, owner, proof, starts: starts.slice(from, at), ends: ends.slice(from, at) }];
    });
  });
}

/** Finds words in a recording and judges how they were said; undefined when it is too short for them or holds none of them. */
export async function judgeWords(
  assessor: Assessor,
  frames: JudgedFrames,
  words: readonly WordToJudge[],
  textKnown: boolean,
): Promise<Judgement | undefined> {
  const found = await findWords(assessor, frames, words, textKnown);
  if (found === undefined || found.length === 0) return undefined;
  const judged: (JudgedWord[] | null)[] = words.map(() => null);
  const utterance: UtteranceScores = [0, 0, 0, 0];
  const utteranceConfidences: UtteranceScores = [0, 0, 0, 0];
  const spans = found.map(({ starts, ends }) => ({ start: starts[0] ?? 0, end: ends.at(-1) ?? 0 }));
  const parts = cutIntoParts(spans).map(([from, to]) => {
    const weight = (spans[to - 1]?.end ?? 0) - (spans[from]?.start ?? 0);
    return { words: found.slice(from, to), weight };
  });
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  for (const part of parts) {
    const verdict = scorePart(assessor.judges, frames, part.words, textKnown);
    let phone = 0;
    part.words.forEach((word, i) => {
      const scores = verdict.scores.words[i] ?? [0, 0, 0];
      const phones = word.phones.map((name, at): JudgedPhone => {
        const place = phone++;
        return {
          phone: name,
          score: verdict.scores.phones[place] ?? 0,
          confidence: verdict.phoneConfidences[place] ?? 0,
          startFrame: word.starts[at] ?? 0,
          endFrame: word.ends[at] ?? 0,
        };
      });
      const own = (judged[word.owner] ??= []);
      own.push({ text: word.text, scores, confidence: verdict.wordConfidences[i] ?? 0, phones });
    });
    for (const aspect of [0, 1, 2, 3] as const) {
      const share = part.weight / Math.max(1, whole);
      utterance[aspect] += share * verdict.scores.utterance[aspect];
      utteranceConfidences[aspect] += share * verdict.utteranceConfidences[aspect];
    }
  }
  return { words: judged, utterance, utteranceConfidences };
}
