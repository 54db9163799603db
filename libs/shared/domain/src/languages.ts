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

/** The languages that the product comes in, besides the original. */
const shippedLanguages: readonly TranslationLanguage[] = ['sw'];

/** The languages of the consoles besides the original: those of the site, and those that the product comes in. */
export const consoleLanguages = (offered: readonly TranslationLanguage[]): TranslationLanguage[] =>
  translationLanguages.filter((language) => offered.includes(language) || shippedLanguages.includes(language));

const consolePath = /^\/(admin|media-setup)(\/|$)/;

/** Whether a path, without a language, leads to a console. */
export const isConsolePath = (path: string): boolean => consolePath.test(path);

/** The language at the beginning of a path; undefined where there is none, or none in which there is such a page. */
export function languageOfPage(
  pathname: string,
  offered: readonly TranslationLanguage[],
): TranslationLanguage | undefined {
  const before = languagePath(pathname);
  const present = isConsolePath(pathname.slice(before.length)) ? consoleLanguages(offered) : offered;
  return present.find((language) => `/${language}` === before);
}
