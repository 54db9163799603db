import { apiPath, type TranslationResponse } from '@ministry/api-client';
import type { TranslationLanguage } from '@ministry/domain';

export type TranslationState = TranslationResponse['state'];

/** Ordered from what visitors read to what is left to do. */
export const translationStates = [
  'checked',
  'reworded',
  'shipped',
  'draft',
  'outdated',
  'missing',
] as const satisfies TranslationState[];

/** Text for the field: the waiting draft, or else the translation. */
export const wordingOf = ({ text, draft }: Pick<TranslationResponse, 'text' | 'draft'>): string => draft ?? text;

/** Filters as in the address: text, empty where they filter nothing. */
export const noFilters = { scope: '', part: '', state: '', kind: '', itemId: '', search: '' };

export interface TranslationFilters extends Record<keyof typeof noFilters, string> {
  language: TranslationLanguage;
}

export const progressPath = apiPath('/api/translations/progress');

const queryOf = ({ itemId, ...filters }: TranslationFilters) => ({
  ...filters,
  itemId: itemId === '' ? undefined : Number(itemId),
});

export const rowsPath = (filters: TranslationFilters, limit: number, offset = 0) =>
  apiPath('/api/translations', { query: { ...queryOf(filters), limit, offset } });

export const exportPath = (filters: TranslationFilters): string =>
  apiPath('/api/translations/export', { query: queryOf(filters) });
