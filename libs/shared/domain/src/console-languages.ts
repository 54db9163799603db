import { languagePath, type TranslationLanguage, translationLanguages } from './languages.ts';

/** Languages besides the original whose catalogues are shipped with the product. */
const shippedLanguages: readonly TranslationLanguage[] = ['sw'];

/** Languages of the consoles besides the original: the languages of the site and the shipped ones. */
export const consoleLanguages = (offered: readonly TranslationLanguage[]): TranslationLanguage[] =>
  translationLanguages.filter((language) => offered.includes(language) || shippedLanguages.includes(language));

const consolePath = /^\/(admin|media-setup)(\/|$)/;

/** Whether a path without a language prefix belongs to a console. */
export const isConsolePath = (path: string): boolean => consolePath.test(path);

/** The language prefix of a path; undefined if there is none, or if the page does not exist in that language. */
export function languageOfPage(
  pathname: string,
  offered: readonly TranslationLanguage[],
): TranslationLanguage | undefined {
  const before = languagePath(pathname);
  const present = isConsolePath(pathname.slice(before.length)) ? consoleLanguages(offered) : offered;
  return present.find((language) => `/${language}` === before);
}
