import { plainWord } from './timed-word.ts';

/** Words said and taken back: said again as they were, or begun again and said otherwise. */
export interface Repeat {
  kind: 'repeat' | 'correction';
  /** The first of the words taken back, and how many they are. */
  firstWord: number;
  wordCount: number;
}

/** Longer passages said twice are rhetoric or a list. */
const longestTakenBack = 4;
/** Said twice on purpose. */
const doubledOnPurpose = new Set(
  'very really so much many no yes yeah okay ok bye ha right well more please one two three had that far'.split(
    ' ',
  ),
);
/** A shorter word is the beginning of too many others ("a", "an"), unless the word before it is said again too. */
const shortestBroken = 3;
const shortestBrokenAfterRepeat = 2;

/** How many words from `b` on are the same as those from `a` on. */
function sharedWords(words: readonly string[], a: number, b: number): number {
  let count = 0;
  while (words[b + count] !== undefined && words[b + count] !== '' && words[a + count] === words[b + count])
    count++;
  return count;
}

/** Another form of the same word: "go goes", "spri spring", "work worked". */
function isMended(broken = '', mended = '', shortest = shortestBroken): boolean {
  if (broken === mended || Math.min(broken.length, mended.length) < shortest) return false;
  return mended.startsWith(broken) || broken.startsWith(mended);
}

interface TakenBack {
  kind: Repeat['kind'];
  wordCount: number;
  /** Words said again. */
  shared: number;
}

function takenBackBefore(words: readonly string[], at: number): TakenBack | undefined {
  for (let count = Math.min(longestTakenBack, at); count > 0; count--) {
    const from = at - count;
    const shared = sharedWords(words, from, at);
    if (shared >= count) {
      if (count === 1 && doubledOnPurpose.has(words[at] ?? '')) continue;
      return { kind: 'repeat', wordCount: count, shared: count };
    }
    // "he go, he goes"; "they are playing s, they are swimming"
    const mendsNext = isMended(words[at - 1], words[at + shared], shortestBrokenAfterRepeat);
    const goesOnOtherwise = shared === count - 1 && shared > 0 && (shared > 1 || mendsNext);
    if (goesOnOtherwise || (count === 1 && isMended(words[from], words[at])))
      return { kind: 'correction', wordCount: count, shared };
  }
  return undefined;
}

/** What a speaker took back, from the words alone; parts of words and changes of plan without a shared word are not found. */
export function findRepeats(texts: readonly string[]): Repeat[] {
  const words = texts.map(plainWord);
  const found: Repeat[] = [];
  for (let at = 1; at < words.length; at++) {
    // A sentence may begin like the one before it.
    const ended = /[.?!]$/.test(texts[at - 1] ?? '');
    const takenBack = ended ? undefined : takenBackBefore(words, at);
    if (takenBack === undefined) continue;
    const { kind, wordCount, shared } = takenBack;
    found.push({ kind, firstWord: at - wordCount, wordCount });
    at += Math.max(0, shared - 1);
  }
  return found;
}
