export const languages = ['en', 'zh', 'ja', 'ko', 'es'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** Picks our language for a BCP 47 tag or an Accept-Language header; English when nothing fits. */
export function chooseLanguage(preference: string | undefined): Language {
  const tags = (preference ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return tags.find(isLanguage) ?? defaultLanguage;
}

export function isLanguage(value: string): value is Language {
  return (languages as readonly string[]).includes(value);
}
