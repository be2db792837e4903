import { apiErrors } from '@bandwise/contract/errors';
import { defaultLanguage, languages } from '@bandwise/contract/languages';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;

/** Names and formats that are the same everywhere. */
const sameEverywhere = new Set([
  'common:sentence',
  'dashboard:minutes',
  'feedback:seconds',
  'feedback:basis.duration',
  'progress:minutesUnit',
  'reports:minutes',
  'results:minutes',
]);

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

/** The variables and tags in each text. */
const marksOf = (texts: Map<string, string>) =>
  Object.fromEntries(
    [...texts].map(([key, text]) => [key, (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).sort().join(' ')]),
  );

const english = textsOf(defaultLanguage);
const others = languages.filter((language) => language !== defaultLanguage);

it('has English for every error of the API, in its own words', () => {
  for (const [code, { detail }] of Object.entries(apiErrors)) {
    expect(english.get(`common:errors.${code}`), code).toBe(detail);
  }
});

describe.each(others)('the interface in %s', (language) => {
  const texts = textsOf(language);

  it('has every key and none besides', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('keeps variables and tags', () => {
    expect(marksOf(texts)).toEqual(marksOf(english));
  });

  it('is translated, each text', () => {
    const untranslated = [...texts].filter(
      ([key, text]) => !text.trim() || (text === english.get(key) && !sameEverywhere.has(key)),
    );
    expect(untranslated).toEqual([]);
  });
});
