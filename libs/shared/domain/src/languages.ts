/** The languages of the site, by their code (ISO 639), under the names that their speakers use. */
export const languages = {
  en: 'English',
  ach: 'Acholi',
  laj: 'Lango',
  lg: 'Luganda',
  sw: 'Kiswahili',
} as const;

export type Language = keyof typeof languages;

/** The language in which the interface and the content are written; its pages have addresses without a language. */
export const originalLanguage = 'en';

export type TranslationLanguage = Exclude<Language, typeof originalLanguage>;

/** The languages in which the office offers the site, besides the original one. */
export interface SiteLanguages {
  offered: readonly TranslationLanguage[];
}

export const translationLanguages = (Object.keys(languages) as Language[]).filter(
  (language): language is TranslationLanguage => language !== originalLanguage,
);

const translated = new RegExp(`^/(${translationLanguages.join('|')})(?=/|$)`);

/** What stands before the path of a page in a translation: '/sw' of '/sw/events'; '' of '/events'. */
export const languagePath = (pathname: string): string => translated.exec(pathname)?.[0] ?? '';
