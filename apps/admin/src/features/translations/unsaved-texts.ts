import type { TranslationResponse } from '@ministry/api-client';
import { savedDrafts } from '../../content/saved-drafts.ts';
import type { FormRow } from '../../forms/form-values.ts';
import { wordingOf } from '../../translations/translation-reads.ts';

/** The original and the previous wording at the time when a translation was typed. */
export type ReplacedText = Pick<TranslationResponse, 'source'> & { replaces: string };
/** A translation that was typed and not saved yet. */
export type UnsavedText = Pick<TranslationResponse, 'kind' | 'itemId' | 'field' | 'where' | 'text'> & ReplacedText;
export type UnsavedTexts = Readonly<Record<string, UnsavedText>>;

export const keyOf = ({ kind, itemId, field }: Pick<TranslationResponse, 'kind' | 'itemId' | 'field'>): string =>
  `${kind}/${itemId}/${field}`;

export const seen = (row: TranslationResponse): ReplacedText => ({ source: row.source, replaces: wordingOf(row) });

const typeOf = (language: string) => `translations-${language}`;

function fromRow(row: FormRow): UnsavedText {
  const text = (name: string) => String(row[name] ?? '');
  return {
    kind: text('kind'),
    itemId: Number(row['itemId']),
    field: text('field'),
    where: text('where'),
    source: text('source'),
    replaces: text('replaces'),
    text: text('text'),
  };
}

/** @param text null removes it */
export function changed(texts: UnsavedTexts, key: string, text: UnsavedText | null): UnsavedTexts {
  const { [key]: _before, ...others } = texts;
  return text ? { ...others, [key]: text } : others;
}

/** Unsaved translations of a language are stored together on the device, so that they can be listed from any page of the table. */
export const unsavedTexts = {
  read(language: string): UnsavedTexts {
    const rows = savedDrafts.find(typeOf(language), 'new')?.draft['texts'];
    const texts = Array.isArray(rows) ? rows.map((row) => fromRow(row as FormRow)) : [];
    return Object.fromEntries(texts.map((text) => [keyOf(text), text]));
  },

  /** Reads before writing, because another tab may have added texts. @returns whether the device had enough storage */
  change(language: string, key: string, text: UnsavedText | null): boolean {
    const rows = Object.values(changed(unsavedTexts.read(language), key, text)).map((one) => ({
      ...one,
      itemId: String(one.itemId),
    }));
    if (rows.length > 0)
      return savedDrafts.keep(typeOf(language), 'new', {
        draft: { texts: rows },
        savedAt: new Date().toISOString(),
        basedOn: null,
      });
    savedDrafts.drop(typeOf(language), 'new');
    return true;
  },
};
