/** A word's frames: the first, and one past the last. */
export interface WordSpan {
  start: number;
  end: number;
}

/** The scorers learnt from sentences of 2 to 10 s. Frames are 24 ms: parts of 3 to 12 s. */
const shortestPartFrames = 125;
const longestPartFrames = 500;

/** Words in a row as parts that are about as long as a sentence, cut at the longest silences; `from` and past the last word. */
export function cutIntoParts(words: readonly WordSpan[], from = 0, to = words.length): [number, number][] {
  const start = words[from]?.start ?? 0;
  const end = words[to - 1]?.end ?? 0;
  if (end - start <= longestPartFrames) return to > from ? [[from, to]] : [];
  let cut = -1;
  let best = -Infinity;
  for (let word = from + 1; word < to; word++) {
    const before = words[word - 1]?.end ?? 0;
    const after = words[word]?.start ?? 0;
    if (before - start < shortestPartFrames || end - after < shortestPartFrames) continue;
    // Of silences equally long the one nearest to the middle.
    const value = after - before - Math.abs((before + after) / 2 - (start + end) / 2) / (end - start);
    if (value <= best) continue;
    best = value;
    cut = word;
  }
  return cut < 0 ? [[from, to]] : [...cutIntoParts(words, from, cut), ...cutIntoParts(words, cut, to)];
}
