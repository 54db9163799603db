import type { LanguagesRequest, LanguagesResponse } from '@ministry/api-client';
import { languages, type TranslationLanguage, translationLanguages } from '@ministry/domain';
import { languagesCopy as copy } from './languages.copy.ts';

/** The one list, as a form wants it. */
export type StoredLanguages = LanguagesResponse & { id: 1 };

/** Whether visitors are offered a language. */
export type LanguageValues = Record<TranslationLanguage, boolean>;

export const toValues = ({ offered }: Pick<LanguagesResponse, 'offered'>): LanguageValues =>
  Object.fromEntries(translationLanguages.map((language) => [language, offered.includes(language)])) as LanguageValues;

export const toRequest = (values: LanguageValues, version: number): LanguagesRequest => ({
  offered: translationLanguages.filter((language) => values[language]),
  version,
});

/** 'English alone.', 'English, Kiswahili.' */
export function summaryOf(values: LanguageValues): string {
  const offered = translationLanguages.filter((language) => values[language]).map((language) => languages[language]);
  return offered.length === 0 ? copy.englishAlone : `${[languages.en, ...offered].join(', ')}.`;
}
