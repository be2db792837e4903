import type { SpokenItem, SpokenWord } from '../reading/read-aloud.ts';

/** Words parted by spaces, marks set at the word before. */
export function writeSentence(
  sentence: readonly SpokenItem[],
  wordSymbols: (word: SpokenWord, next: SpokenItem | undefined) => string,
): string {
  return sentence
    .map((item, index) => (item.kind === 'mark' ? item.mark : ` ${wordSymbols(item, sentence[index + 1])}`))
    .join('')
    .trim();
}
