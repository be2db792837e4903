import { apiErrors } from '@bandwise/contract/errors';
import { defaultLanguage, languages } from '@bandwise/contract/languages';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;

/** Names and formats that are the same everywhere. */
const sameEverywhere = new Set(['common:sentence', 'feedback:seconds', 'feedback:basis.duration']);

function textsOf(language: string): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (prefix: string, node: object) => {
    for (const [key, value] of Object.entries(node) as [string, unknown][]) {
      if (typeof value === 'string') texts.set(prefix + key, value);
      else collect(`${prefix}${key}.`, value as object);
    }
  };
  for (const file of readdirSync(path.join(folder, language))) {
    const content = JSON.parse(readFileSync(path.join(folder, language, file), 'utf8')) as object;
    collect(`${path.parse(file).name}:`, content);
  }
  return texts;
}

const marks = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).sort();

const english = textsOf(defaultLanguage);
const others = languages.filter((language) => language !== defaultLanguage);

describe('texts of the interface', () => {
  it('has English for every error of the API, in its own words', () => {
    for (const [code, { detail }] of Object.entries(apiErrors)) {
      expect(english.get(`common:errors.${code}`), code).toBe(detail);
    }
  });

  it.each(others)('has every key in %s and none besides', (language) => {
    expect([...textsOf(language).keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each(others)('keeps variables and tags in %s', (language) => {
    for (const [key, text] of textsOf(language))
      expect(marks(text), key).toEqual(marks(english.get(key) ?? ''));
  });

  it.each(others)('is translated to %s, each text', (language) => {
    const untranslated = [...textsOf(language)].filter(
      ([key, text]) => !text.trim() || (text === english.get(key) && !sameEverywhere.has(key)),
    );
    expect(untranslated).toEqual([]);
  });
});
