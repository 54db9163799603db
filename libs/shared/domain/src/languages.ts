/** The languages of the site by their ISO 639 codes, with the names that their speakers use. */
export const languages = {
  en: 'English',
  ach: 'Acholi',
  laj: 'Lango',
  lg: 'Luganda',
  sw: 'Kiswahili',
} as const;

export type Language = keyof typeof languages;

/** The language in which the interface and the content are written; the addresses of its pages have no language prefix. */
export const originalLanguage = 'en';

export type TranslationLanguage = Exclude<Language, typeof originalLanguage>;

/** The languages in which the office offers the site, besides the original one. */
export interface SiteLanguages {
  offered: readonly TranslationLanguage[];
}

/** Written out instead of computed, so that pages that do not use it do not contain it. */
export const translationLanguages: readonly TranslationLanguage[] = ['ach', 'laj', 'lg', 'sw'];

/** The language prefix of a path: '/sw' for '/sw/events', '' for '/events'. */
export function languagePath(pathname: string): string {
  const [, first] = pathname.split('/');
  return translationLanguages.some((language) => language === first) ? `/${first}` : '';
}
