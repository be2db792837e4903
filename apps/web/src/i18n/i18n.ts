import { defaultLanguage, languages } from '@bandwise/contract/languages';
import type { Language } from '@bandwise/contract/languages';
import i18next from 'i18next';
import type { BackendModule, ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { writeStored } from '../lib/browser-storage.ts';
import { notify } from '../lib/notify.ts';
import { languageStorageKey } from './language.ts';

const files = import.meta.glob<Record<string, unknown>>('./*/*.json', { import: 'default' });

const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language: string, namespace: string, done: ReadCallback) {
    const load =
      files[`./${language}/${namespace}.json`] ?? (() => Promise.reject(new Error(`No ${namespace}`)));
    load().then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

export async function startI18n(language: Language): Promise<void> {
  i18next.on('languageChanged', (chosen) => {
    if (typeof document !== 'undefined') document.documentElement.lang = chosen;
  });
  await i18next
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: languages,
      fallbackLng: defaultLanguage,
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
    });
}

export const hasTexts = (language: string, names: readonly string[]): boolean =>
  names.every((name) => i18next.hasResourceBundle(language, name));

/** Where its texts do not come, the interface stays as it is. */
export async function chooseInterfaceLanguage(language: Language): Promise<void> {
  const names = [i18next.options.ns ?? []].flat();
  // Whatever failed before is asked for again.
  if (!hasTexts(language, names)) await i18next.reloadResources(language, names);
  if (!hasTexts(language, names)) {
    notify('error', i18next.t('errorPage.networkText'));
    return;
  }
  writeStored(languageStorageKey, language);
  await i18next.changeLanguage(language);
}
