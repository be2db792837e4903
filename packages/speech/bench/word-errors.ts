import { cardinalWords } from '../src/voices/reading/number-words.ts';

const digitsAlone = (digits: string) => Array.from(digits).flatMap((digit) => cardinalWords(digit));

/** The words of a text as they are said; a number in the reading that the reference has more words of. */
function saidWords(text: string, reference: ReadonlySet<string>): string[] {
  const parts =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\d+(?:,\d{3})*|[a-z]+(?:'[a-z]+)*/g) ?? [];
  return parts.flatMap((part) => {
    if (!/^\d/.test(part)) return [part.replaceAll("'", '')];
    const digits = part.replaceAll(',', '');
    const readings = [
      digitsAlone(digits),
      cardinalWords(digits),
      cardinalWords(digits).filter((word) => word !== 'and'),
    ];
    const found = (words: string[]) => words.filter((word) => reference.has(word)).length / words.length;
    return readings.reduce((best, words) => (found(words) > found(best) ? words : best));
  });
}

/** The least number of words to change, add or leave out. */
function leastChanges(reference: readonly string[], said: readonly string[]): number {
  let row = Array.from({ length: said.length + 1 }, (_, i) => i);
  reference.forEach((word, i) => {
    const next = [i + 1];
    said.forEach((other, j) => {
      const changed = (row[j] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    });
    row = next;
  });
  return row[said.length] ?? 0;
}

/** Errors and words of a transcript beside what was really said. */
export function countWordErrors(reference: string, transcript: string): { errors: number; words: number } {
  const wanted = saidWords(reference, new Set());
  return { errors: leastChanges(wanted, saidWords(transcript, new Set(wanted))), words: wanted.length };
}
