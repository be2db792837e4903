import llamaTokenizer from 'llama-tokenizer-js';
import { describe, expect, it } from 'vitest';
import { textOf } from './vocabulary.ts';
import { wordsOfTokens } from './words-of-tokens.ts';

const tokensOf = (text: string) => llamaTokenizer.encode(text, false);

describe('text of tokens', () => {
  it.each(["I don't know, twenty-one.", 'naïve café', '“Yes”, she said… 你好'])('reads %s back', (text) => {
    expect(textOf(tokensOf(text))).toBe(text);
  });

  it('leaves out marks that are no text', () => {
    expect(textOf([1, ...tokensOf('yes'), 32_100, 2])).toBe('yes');
  });
});

describe('words of tokens', () => {
  it('gives each word its punctuation and the likelihood of its tokens', () => {
    const tokens = tokensOf('Unbelievable, yes!');
    const firstOfYes = tokens.length - tokensOf('yes!').length;
    const logProbs = tokens.map((_, i) => (i < firstOfYes ? Math.log(0.5) : Math.log(0.9)));
    const words = wordsOfTokens(tokens, logProbs);
    expect(words.map((word) => word.text)).toEqual(['Unbelievable,', 'yes!']);
    expect(words[0]?.confidence).toBeCloseTo(0.5);
    expect(words[1]?.confidence).toBeCloseTo(0.9);
  });

  it('has no words without tokens', () => {
    expect(wordsOfTokens([], [])).toEqual([]);
  });
});
