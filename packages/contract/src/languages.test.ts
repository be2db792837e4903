import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './languages.ts';

describe('choosing a language', () => {
  it.each([
    ['zh', 'zh'],
    ['zh-Hant-TW', 'zh'],
    ['fr-CH, es;q=0.9, en;q=0.8', 'es'],
    ['de, fr', 'en'],
    ['KO-kr', 'ko'],
    ['', 'en'],
    [undefined, 'en'],
  ])('of %j takes %s', (preference, language) => {
    expect(chooseLanguage(preference)).toBe(language);
  });
});
