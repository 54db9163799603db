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

/** Written out, so that it costs a page that does not need it nothing. */
export const translationLanguages: readonly TranslationLanguage[] = ['ach', 'laj', 'lg', 'sw'];

/** What stands before the path of a page in a translation: '/sw' of '/sw/events'; '' of '/events'. */
export function languagePath(pathname: string): string {
  const [, first] = pathname.split('/');
  return translationLanguages.some((language) => language === first) ? `/${first}` : '';
}
