import llamaTokenizer from 'llama-tokenizer-js';

export const startToken = 1;
export const endToken = 2;
/** Beyond Llama's vocabulary lie Moonshine's time stamps and other marks, which are no text. */
const textTokens = 32_000;
const wordMark = '▁';

/** The text of a token as bytes: rare characters are spelt byte by byte over several tokens. */
function bytesOf(token: number): Uint8Array {
  const piece = token < textTokens ? (llamaTokenizer.vocabById[token] ?? '') : '';
  const byte = /^<0x([0-9A-F]{2})>$/.exec(piece)?.[1];
  if (byte !== undefined) return Uint8Array.of(Number.parseInt(byte, 16));
  if (token <= endToken) return new Uint8Array(0);
  return new TextEncoder().encode(piece.replaceAll(wordMark, ' '));
}

export const textOf = (tokens: readonly number[]): string =>
  new TextDecoder().decode(Buffer.concat(tokens.map(bytesOf))).trim();

export const tokensOf = (text: string): number[] => llamaTokenizer.encode(text, false, true);

export const beginsWord = (token: number): boolean =>
  (llamaTokenizer.vocabById[token] ?? '').startsWith(wordMark);
