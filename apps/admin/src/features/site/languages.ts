import type { LanguagesRequest, LanguagesResponse } from '@ministry/api-client';
import { languages, type TranslationLanguage, translationLanguages } from '@ministry/domain';
import { languagesCopy as copy } from './languages.copy.ts';

/** The settings with a fixed id, which the form requires. */
export type StoredLanguages = LanguagesResponse & { id: 1 };

/** Whether each language is offered to visitors. */
export type LanguageValues = Record<TranslationLanguage, boolean>;

export const toValues = ({ offered }: Pick<LanguagesResponse, 'offered'>): LanguageValues =>
  Object.fromEntries(translationLanguages.map((language) => [language, offered.includes(language)])) as LanguageValues;

export const toRequest = (values: LanguageValues, version: number): LanguagesRequest => ({
  offered: translationLanguages.filter((language) => values[language]),
  version,
});

/** 'English only.', 'English, Kiswahili.' */
export function summaryOf(values: LanguageValues): string {
  const offered = translationLanguages.filter((language) => values[language]).map((language) => languages[language]);
  return offered.length === 0 ? copy.englishAlone : `${[languages.en, ...offered].join(', ')}.`;
}
