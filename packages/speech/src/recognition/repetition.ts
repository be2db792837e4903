import { deflateSync } from 'node:zlib';

/** Text that compresses further than this goes round in circles; plain English of a chunk's length stays below 2. */
const loopCompressionRatio = 2.4;
/** A learner may say a word three times; a model that has lost its way says a phrase far more often. */
const mostRepeats = 3;
const longestPhraseTokens = 12;

export function isLoop(text: string): boolean {
  const bytes = new TextEncoder().encode(text);
  return bytes.length / deflateSync(bytes).length > loopCompressionRatio;
}

const samePhrase = (tokens: readonly number[], a: number, b: number, length: number) =>
  tokens.slice(a, a + length).every((token, i) => token === tokens[b + i]);

/** How many tokens from the start are left once a phrase has been repeated too often; all of them without a loop. */
export function lengthBeforeLoop(tokens: readonly number[]): number {
  for (let from = 0; from < tokens.length; from++) {
    for (let length = 1; length <= longestPhraseTokens; length++) {
      let repeats = 1;
      while (
        from + (repeats + 1) * length <= tokens.length &&
        samePhrase(tokens, from, from + repeats * length, length)
      )
        repeats++;
      if (repeats > mostRepeats) return from + length;
    }
  }
  return tokens.length;
}
