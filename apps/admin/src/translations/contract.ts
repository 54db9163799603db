import type { ApiPath } from '@ministry/api-client';
import type { TranslationLanguage } from '@ministry/domain';
import { api } from '../session.ts';

export const translationStates = ['checked', 'shipped', 'draft', 'outdated', 'missing'] as const;
export type TranslationState = (typeof translationStates)[number];
export type TranslationScope = 'interface' | 'content';

/** How many texts are in which state. */
export type StateCounts = Record<TranslationState, number> & { total: number };

export interface LanguageProgress {
  language: TranslationLanguage;
  name: string;
  isOffered: boolean;
  interface: StateCounts;
  content: StateCounts;
}

/** One text beside its translation. */
export interface TranslationRow {
  kind: string;
  itemId: number;
  field: string;
  where: string;
  isPlain: boolean;
  source: string;
  text: string;
  state: TranslationState;
  previousSource?: string;
  checkedBy?: string;
  checkedAt?: string;
}

export interface TranslationQuery {
  language: string;
  scope?: string;
  state?: string;
  kind?: string;
  itemId?: string | number;
  search?: string;
}

export interface ImportAnswer {
  saved: number;
  unchanged: number;
  refused: { row: number; field: string; reason: string }[];
}

function addressOf(path: string, query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  return `${path}?${search}`;
}

export const progressPath = '/api/translations/progress' as ApiPath<LanguageProgress[]>;

export const rowsPath = (query: TranslationQuery, limit: number, offset = 0): ApiPath<TranslationRow[]> =>
  addressOf('/api/translations', { ...query, limit, offset }) as ApiPath<TranslationRow[]>;

export const exportPath = (query: TranslationQuery): string => addressOf('/api/translations/export', query);

type Call = (path: string, options: { body: object }) => Promise<{ data?: unknown }>;

export interface TranslationRequest {
  language: string;
  kind: string;
  itemId: number;
  field: string;
  source: string;
  text: string;
  isChecked: boolean;
}

export async function saveTranslation(body: TranslationRequest): Promise<TranslationRow> {
  return (await (api.calls.PUT as unknown as Call)('/api/translations', { body })).data as TranslationRow;
}

export async function importTranslations(body: object): Promise<ImportAnswer> {
  return (await (api.calls.POST as unknown as Call)('/api/translations/import', { body })).data as ImportAnswer;
}
