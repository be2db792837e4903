import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@bandwise/contract/languages';

const folder = path.resolve(import.meta.dirname, '../src/i18n');

/** Of people, and of mails that went out to them: the same in every language of the interface. */
export const ownWords = [
  'Fatima Zahra El Amrani',
  'Before the summer term',
  'My aunt’s workshop',
  'Confirm your email address for Bandwise',
  'Confirma tu correo electrónico en Bandwise',
];

/** Namespace, colon, path: `exam-tests:startDialog.test`. */
export type TextKey = `${string}:${string}`;

/** Matches a text wholly, whatever stands in its `{{gaps}}`. */
export function textOf(language: Language, key: TextKey): RegExp {
  const [namespace = '', keys = ''] = key.split(':');
  const texts: unknown = JSON.parse(readFileSync(path.join(folder, language, `${namespace}.json`), 'utf8'));
  const text = keys
    .split('.')
    .reduce<unknown>((found, name) => (found as Record<string, unknown> | undefined)?.[name], texts);
  if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${language}`);
  const pieces = text
    .split(/\{\{\w+\}\}/)
    .map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${pieces.join('.*')}$`);
}
