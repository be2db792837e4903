import { defaultLanguage, isLanguage } from '@bandwise/contract/languages';
import type { Language } from '@bandwise/contract/languages';
import { readStored } from '../lib/browser-storage.ts';

export const languageStorageKey = 'language';

/** Each language in its own words, so that everyone finds theirs. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  zh: '中文',
  ja: '日本語',
  ko: '한국어',
  es: 'Español',
};

/** Stored choice first, then the browser's languages, then the page's; `public/before-paint.js` decides alike. */
export function detectLanguage(): Language {
  const tags = [readStored(languageStorageKey), ...navigator.languages, document.documentElement.lang];
  return tags.map((tag) => (tag ?? '').slice(0, 2).toLowerCase()).find(isLanguage) ?? defaultLanguage;
}
