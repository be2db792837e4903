import type { Feedback, SpokenWord, WordFeedback } from '@bandwise/contract/feedback';

/** The judge of sounds sets the edges of a word a little differently from the recogniser. */
const sameMomentSec = 0.4;

/** A transcript writes commas and full stops onto its words. */
export const bareWord = (text: string) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** What was found out about the sounds of a word in a transcript; nothing for words that were not judged. */
export function findWord(
  { word_level_feedback: judged }: Feedback,
  order: number,
  { text, start_seconds: startSec }: SpokenWord,
): WordFeedback | undefined {
  if (startSec === null) return undefined;
  const apartSec = (word: WordFeedback) => Math.abs((word.start_seconds ?? Infinity) - startSec);
  const name = bareWord(text).toLowerCase();
  const [nearest] = judged
    .filter((word) => word.question_order === order && word.word.toLowerCase() === name)
    .toSorted((one, other) => apartSec(one) - apartSec(other));
  return nearest && apartSec(nearest) < sameMomentSec ? nearest : undefined;
}
