import { leadThrough } from '../recognition/lead-through.ts';
import type { Encoding, Moonshine } from '../recognition/moonshine.ts';
import { tokensOf } from '../recognition/vocabulary.ts';
import { groupsOfTokens } from '../recognition/words-of-tokens.ts';
import type { TimelineChunk } from './encode-timeline.ts';
import type { JudgedFrames } from './judged-frames.ts';
import type { WordEvidence } from './word-evidence.ts';
import { wordEvidence } from './word-evidence.ts';
import { writeSentence } from './write-sentence.ts';

/** How well the recogniser's decoder can follow a written word over the sound. */
export interface WordProof {
  evidence: WordEvidence;
  /** Of the word's tokens, and of the end of the text it is part of. */
  logProbs: readonly number[];
  endLogProb: number;
}

export interface WrittenAt {
  text: string;
  /** A frame in the middle of the word. */
  frame: number;
}

/** The decoder was trained on pieces of up to 20 s, a little more does no harm: 24 ms a frame. */
const longestTogetherFrames = 900;
const noEvidence: WordEvidence = [0, 0, 0, 0];

/** Chunks that are shown to the decoder as one piece of sound: a sentence with a long silence inside is still one text. */
function together(chunks: readonly TimelineChunk[], textKnown: boolean): TimelineChunk[][] {
  const groups: TimelineChunk[][] = [];
  let frames = 0;
  for (const chunk of chunks) {
    const open = groups.at(-1);
    frames += chunk.encoding.frameCount;
    if (textKnown && open !== undefined && frames <= longestTogetherFrames) open.push(chunk);
    else {
      groups.push([chunk]);
      frames = chunk.encoding.frameCount;
    }
  }
  return groups;
}

function lastLayerOf(chunks: readonly TimelineChunk[]): Encoding {
  const [first] = chunks;
  if (first !== undefined && chunks.length === 1) return first.encoding;
  const width = first?.encoding.width ?? 0;
  const frameCount = chunks.reduce((sum, { encoding }) => sum + encoding.frameCount, 0);
  const last = new Float32Array(frameCount * width);
  let at = 0;
  for (const { encoding } of chunks) {
    last.set(encoding.layers.get('last') ?? [], at);
    at += encoding.frameCount * width;
  }
  return { frameCount, width, layers: new Map([['last', last]]) };
}

async function proveText(
  moonshine: Moonshine,
  encoding: Encoding,
  texts: readonly string[],
  textKnown: boolean,
): Promise<WordProof[]> {
  const text = texts.join(' ');
  const tokens = tokensOf(textKnown ? writeSentence(text) : text);
  const evidence = await leadThrough(moonshine, encoding, tokens);
  const groups = groupsOfTokens(tokens);
  const endLogProb = evidence.logProbs.at(-1) ?? 0;
  const rows = wordEvidence(tokens, evidence);
  return texts.map((_, i) => {
    const group = groups[i];
    const row = rows[i];
    return group === undefined || row === undefined || groups.length !== texts.length
      ? { evidence: noEvidence, logProbs: evidence.logProbs.slice(0, -1), endLogProb }
      : { evidence: row, logProbs: evidence.logProbs.slice(group.from, group.to), endLogProb };
  });
}

/** Leads the decoder through the words, each over the chunk that it lies in. */
export async function proveWords(
  moonshine: Moonshine,
  { chunks }: JudgedFrames,
  words: readonly WrittenAt[],
  textKnown: boolean,
): Promise<WordProof[]> {
  const groups = together(chunks, textKnown);
  const groupOf = ({ frame }: WrittenAt) =>
    Math.max(
      0,
      groups.findLastIndex((group) => (group[0]?.firstFrame ?? 0) <= frame),
    );
  const proofs: WordProof[] = [];
  for (const [index, group] of groups.entries()) {
    const texts = words.filter((word) => groupOf(word) === index).map(({ text }) => text);
    if (texts.length > 0) proofs.push(...(await proveText(moonshine, lastLayerOf(group), texts, textKnown)));
  }
  return proofs;
}

/** Less likely is as good as impossible. */
const lowestLogProb = -12;
const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Of the words' tokens and the ends of their texts: mean, least, and the ends alone. */
export function proofOfAll(proofs: readonly WordProof[]): [mean: number, least: number, end: number] {
  const ends = [...new Set(proofs.map(({ endLogProb }) => endLogProb))];
  const clamped = (values: readonly number[]) =>
    values.map((value) => Math.min(0, Math.max(lowestLogProb, value)));
  const all = clamped([...proofs.flatMap(({ logProbs }) => logProbs), ...ends]);
  return [meanOf(all), Math.min(0, ...all), meanOf(clamped(ends))];
}
