import { languagePath, type TranslationLanguage, translationLanguages } from './languages.ts';

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
