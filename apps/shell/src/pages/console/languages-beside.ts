import {
  consoleLanguages,
  type Language,
  languages,
  originalLanguage,
  type TranslationLanguage,
} from '@ministry/domain';
import { basePath, interfaceLanguage } from '@ministry/messages';
import type { ConsoleSite } from '@ministry/ui';

/** The other languages of the console. @param ofSite those in which the site has this page too */
export function languagesBeside(
  ofSite: NonNullable<ConsoleSite['otherLanguages']> = [],
): NonNullable<ConsoleSite['otherLanguages']> {
  const offered = [interfaceLanguage, ...ofSite.map(({ code }) => code)] as TranslationLanguage[];
  const all: Language[] = [originalLanguage, ...consoleLanguages(offered)];
  return all
    .map((code) => ({ before: code === originalLanguage ? '' : `/${code}`, code, name: languages[code] }))
    .filter(({ before }) => before !== basePath);
}
