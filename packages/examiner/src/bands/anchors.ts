import type { Points } from './interpolate.ts';

/** Interview levels to bands: the middle of the two published chains as far as level 9, our assumption beyond (docs/scoring.md). */
export const BAND_OF_LEVEL: Points = [
  [1, 1],
  [2, 2],
  [3, 2.75],
  [4, 3.5],
  [5, 4],
  [6, 4.5],
  [7, 5],
  [8, 5.5],
  [9, 6],
  [11.5, 7],
  [14, 9],
];

/** Typical values by band, from the tables of the literature (docs/scoring.md). Speed above 170 words a minute earns no more. */
export const BAND_OF_WORDS_PER_MINUTE: Points = [
  [30, 2.5],
  [72, 4],
  [92, 5],
  [115, 6],
  [135, 7],
  [155, 8],
  [172, 9],
];

/** Long pauses per hundred words, those between ideas at a third. */
export const BAND_OF_LONG_PAUSES: Points = [
  [0.2, 9],
  [0.8, 8],
  [2, 7],
  [3.9, 6],
  [7.6, 5],
  [15.3, 4],
  [35, 3],
];

export const BAND_OF_RUN_SYLLABLES: Points = [
  [1.5, 3],
  [3.75, 4],
  [5, 5],
  [6.25, 6],
  [7.75, 7],
  [9.5, 8],
  [11.5, 9],
];

/** How rare a minute's different verbs, adjectives and adverbs are together; set on samples written for each band. */
export const BAND_OF_WORD_RARITY: Points = [
  [1, 3],
  [2, 4],
  [3.3, 5],
  [5, 6],
  [7.5, 6.8],
  [10, 8],
  [13, 9],
];

export const BAND_OF_WORD_VARIETY: Points = [
  [0.5, 3],
  [0.68, 4],
  [0.8, 5],
  [0.9, 6],
  [0.95, 7],
  [1, 8.5],
];

/** Errors found per hundred words, with half an error expected before any is found: few words prove little. */
export const BAND_OF_ERRORS: Points = [
  [0.05, 9],
  [0.22, 8.3],
  [0.7, 6.2],
  [1.3, 5.8],
  [2.3, 5.4],
  [3.9, 5],
  [6.5, 4.3],
  [10, 3.5],
  [18, 2.5],
];

export const BAND_OF_SENTENCE_WORDS: Points = [
  [4, 3],
  [7, 4],
  [10, 5],
  [14, 6],
  [18, 7],
  [24, 8],
  [30, 9],
];

/** Expert scores of read speech, 0 to 100, to bands: our assumption. */
export const BAND_OF_PRONUNCIATION: Points = [
  [20, 1],
  [40, 3],
  [50, 4],
  [60, 5],
  [70, 6],
  [80, 7],
  [88, 8],
  [96, 9],
];
