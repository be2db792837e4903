import type { Interview } from '../calibration/read-interviews.ts';

/** Turns from the middle of an interview that hold about so many words: as much as an answer of a minute. */
export const excerptOf = (interview: Interview, words: number): Interview => {
  const { turns } = interview;
  const lengths = turns.map((turn) => turn.words.filter(({ disfluency }) => disfluency === undefined).length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let before = 0;
  let taken = 0;
  const middle = turns.filter((_, index) => {
    const length = lengths[index] ?? 0;
    const inside = before >= (total - words) / 2 && taken < words;
    before += length;
    if (inside) taken += length;
    return inside;
  });
  return { ...interview, turns: middle };
};
